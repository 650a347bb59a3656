// Input of the test layers/catches_violations: the engine may not know the vision layer.
#include "vision/reading/board_reader.h"
