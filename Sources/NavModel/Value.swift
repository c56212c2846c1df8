/// The model.
