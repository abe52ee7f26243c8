// What a program in the browser exports: the page's worker calls it, one call after the other. Included ahead of the
// program, so that nothing that a program defines changes it.
#pragma once

#include <string>
#include "driver.hpp"

#define DRIVER_EXPORT(name) extern "C" __attribute__((export_name(name)))

namespace driver {

/** Answers the call that the worker has written. @returns what came of it as JSON */
const std::string* answer(Program& program);

}  // namespace driver
