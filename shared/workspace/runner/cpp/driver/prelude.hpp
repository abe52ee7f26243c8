// Compiled once, ahead of all programs: the standard library and the driver.
#pragma once

#include "stdc++.h"
#include "exported.hpp"
