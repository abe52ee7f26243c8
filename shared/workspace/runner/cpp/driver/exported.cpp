// The part of exported.hpp that is compiled once: what passes between the worker and the program, and how a program is
// ended by what is undefined or refused, in words and with the line. Exceptions are among that: nothing catches them here.
#include "exported.hpp"

#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <memory>
#include <new>
#include <typeinfo>
#include <vector>

/** Hands the worker what is wrong; `line` is 0 if nobody knows it. */
extern "C" [[noreturn]] __attribute__((import_module("driver"), import_name("refuse"))) void
driver_refuse(const char* message, std::size_t length, const char* file, unsigned line);

namespace driver {

/** As the compiler describes a place in a source; all that its checks hand over begins with one. */
struct Place {
  const char* file;
  unsigned line;
  unsigned column;
};

[[noreturn]] static void end(const char* message, const Place* place = nullptr) {
  std::fflush(nullptr);
  driver_refuse(message, std::strlen(message), place ? place->file : "", place ? place->line : 0);
}

void refuse(const std::string& message) { end(message.c_str()); }

/** Without exceptions, `new` would end the program without a word. */
static const std::new_handler before = std::set_new_handler([] { end("bad_alloc"); });

static std::string incoming;
static std::string outgoing;
static std::vector<std::unique_ptr<Value>> values;

/** The text that has come holds a line each for name, object, table and the numbers of the arguments. */
const std::string* answer(Program& program) {
  std::string_view rest = incoming;
  auto line = [&rest] {
    std::string_view found = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(std::min(found.size() + 1, rest.size()));
    return found;
  };
  std::string_view name = line();
  int object = static_cast<int>(Reader(line()).integer());
  std::string_view table = line();
  Call call{table, {}, Nodes(program.nodeType), "", ""};
  while (!rest.empty()) {
    call.given.push_back(values[Reader(line()).integer()].get());
  }
  outgoing = program.answer(name, object, call);
  std::fflush(nullptr);
  return &outgoing;
}

}  // namespace driver

/** Room for a text that the worker writes. */
DRIVER_EXPORT("driver_room") char* driver_room(std::size_t size) {
  driver::incoming.assign(size, '\0');
  return driver::incoming.data();
}

/** Stores that text as an argument for the calls of a case. */
DRIVER_EXPORT("driver_store") void driver_store() {
  driver::values.push_back(std::make_unique<driver::Value>());
  driver::values.back()->text = std::move(driver::incoming);
}

/** Forgets the arguments of the case before. */
DRIVER_EXPORT("driver_begin") void driver_begin() { driver::values.clear(); }

DRIVER_EXPORT("driver_text") const char* driver_text(const std::string* text) {
  return text->data();
}
DRIVER_EXPORT("driver_length") std::size_t driver_length(const std::string* text) {
  return text->size();
}
DRIVER_EXPORT("driver_flush") void driver_flush() { std::fflush(nullptr); }

/** What the compiler calls where a check of it fails; behind the place come values of machine size. */
#define DRIVER_CHECK(name, message, ...)                                                      \
  extern "C" [[noreturn]] void __ubsan_handle_##name(const driver::Place* place __VA_ARGS__) { \
    driver::end(message, place);                                                              \
  }
#define WITH_VALUE , std::size_t
#define WITH_VALUES , std::size_t, std::size_t

DRIVER_CHECK(type_mismatch_v1_abort, "A null pointer is used.", WITH_VALUE)
DRIVER_CHECK(add_overflow_abort, "A sum doesn't fit into its type.", WITH_VALUES)
DRIVER_CHECK(sub_overflow_abort, "A difference doesn't fit into its type.", WITH_VALUES)
DRIVER_CHECK(mul_overflow_abort, "A product doesn't fit into its type.", WITH_VALUES)
DRIVER_CHECK(negate_overflow_abort, "A negated number doesn't fit into its type.", WITH_VALUE)
DRIVER_CHECK(divrem_overflow_abort, "A division by zero, or its result doesn't fit into its type.",
             WITH_VALUES)
DRIVER_CHECK(shift_out_of_bounds_abort, "A shift by a negative number, or by too many bits.",
             WITH_VALUES)
DRIVER_CHECK(out_of_bounds_abort, "An index is outside of its array.", WITH_VALUE)
DRIVER_CHECK(float_cast_overflow_abort, "A number doesn't fit into the integer it's converted to.",
             WITH_VALUE)
DRIVER_CHECK(vla_bound_not_positive_abort, "An array has no positive size.", WITH_VALUE)
DRIVER_CHECK(builtin_unreachable, "The program reached what it says can't be reached.")
DRIVER_CHECK(missing_return, "A function ended without returning a value.")

/** The standard library's own words, such as "vector[] index out of bounds", without its file and line. */
[[noreturn]] void std::__libcpp_verbose_abort(const char* format, ...) noexcept {
  char text[400];
  va_list arguments;
  va_start(arguments, format);
  std::vsnprintf(text, sizeof text, format, arguments);
  va_end(arguments);
  const char* words = std::strstr(text, " failed: ");
  driver::end(words ? words + 9 : text);
}

extern "C" void* __cxa_allocate_exception(std::size_t size) noexcept { return std::malloc(size); }

/** Types of the standard library are exceptions that say what is wrong. */
extern "C" [[noreturn]] void __cxa_throw(void* thrown, std::type_info* type, void (*)(void*)) {
  const char* name = type->name();
  bool isStandard = std::strncmp(name, "St", 2) == 0;
  const char* what = isStandard ? static_cast<std::exception*>(thrown)->what() : "";
  char text[400];
  std::snprintf(text, sizeof text, "thrown:%s:%s", name, what);
  driver::end(text);
}
