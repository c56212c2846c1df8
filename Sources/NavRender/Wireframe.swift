internal import NavModel
