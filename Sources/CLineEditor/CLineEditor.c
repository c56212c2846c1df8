#include "CLineEditor.h"
