// Calls what a program in C++ defines, with arguments and results as JSON. Two things use it: programs that run in the
// browser (exported.hpp), and the check of our solutions by recorded calls (scripts/content/compiled/recorded.hpp).
// What depends on a program's types is here and as small as can be, since it's compiled with each program; the rest is
// in driver.cpp.
#pragma once

#include <concepts>
#include <cstddef>
#include <limits>
#include <memory>
#include <string>
#include <string_view>
#include <type_traits>
#include <unordered_map>
#include <utility>
#include <vector>

namespace driver {

/** Ends a call that can't be made, or whose result can't be written. Each use of this file defines it. */
[[noreturn]] void refuse(const std::string& message);

/** Reads JSON as JSON.stringify writes it, so without blanks. */
class Reader {
 public:
  explicit Reader(std::string_view text) : rest(text) {}

  bool take(std::string_view expected);
  void expect(std::string_view expected);
  long long integer();
  double decimal();
  std::string text();
  [[noreturn]] void fail(std::string_view expected);

 private:
  std::string_view rest;

  char next();
  char escaped(char letter);
};

class Nodes;

/** How nodes of a type are made, read and written; a problem has one type at most. */
struct NodeType {
  void* (*make)();
  void (*read)(void* node, Reader& reader, Nodes& nodes);
  void (*write)(void* node, std::string& out, Nodes& nodes);
};

/** The nodes of one call, with their places in its table. They are never deleted: the program soon ends. */
class Nodes {
 public:
  explicit Nodes(const NodeType* type) : type(type) {}

  void* at(std::size_t place);
  std::size_t placeOf(void* node);
  void read(Reader reader);
  /** With nodes that are met only while the others are written. */
  std::string written();

 private:
  const NodeType* type;
  std::vector<void*> nodes;
  std::unordered_map<void*, std::size_t> places;

  std::size_t add(void* node);
};

void* readNode(Reader& reader, Nodes& nodes);
void writeNode(void* node, std::string& out, Nodes& nodes);
void writeInteger(long long value, std::string& out);
void writeDecimal(double value, std::string& out);
void writeText(std::string_view text, std::string& out);
std::u32string charactersOf(const std::string& text);
std::string textOf(const std::u32string& characters);
char characterOf(const std::string& text);

template <class T>
void read(T& value, Reader& reader, Nodes& nodes) {
  if constexpr (std::is_same_v<T, bool>) {
    value = reader.take("true");
    if (!value) {
      reader.expect("false");
    }
  } else if constexpr (std::is_same_v<T, char>) {
    value = characterOf(reader.text());
  } else if constexpr (std::is_floating_point_v<T>) {
    value = static_cast<T>(reader.decimal());
  } else if constexpr (std::is_integral_v<T>) {
    long long number = reader.integer();
    value = static_cast<T>(number);
    if (static_cast<long long>(value) != number || (number < 0) != (value < T{})) {
      reader.fail("a number of the parameter's type");
    }
  } else if constexpr (std::is_same_v<T, std::string>) {
    value = reader.text();
  } else if constexpr (std::is_same_v<T, std::u32string>) {
    value = charactersOf(reader.text());
  } else if constexpr (std::is_pointer_v<T>) {
    value = static_cast<T>(readNode(reader, nodes));
  } else {
    reader.expect("[");
    while (!reader.take("]")) {
      typename T::value_type item{};
      read(item, reader, nodes);
      value.push_back(std::move(item));
      reader.take(",");
    }
  }
}

template <class T>
void write(const T& value, std::string& out, Nodes& nodes) {
  if constexpr (std::is_same_v<T, bool>) {
    out += value ? "true" : "false";
  } else if constexpr (std::is_same_v<T, char>) {
    writeText(std::string_view(&value, 1), out);
  } else if constexpr (std::is_floating_point_v<T>) {
    writeDecimal(value, out);
  } else if constexpr (std::is_integral_v<T>) {
    writeInteger(static_cast<long long>(value), out);
  } else if constexpr (std::is_same_v<T, std::string>) {
    writeText(value, out);
  } else if constexpr (std::is_same_v<T, std::u32string>) {
    writeText(textOf(value), out);
  } else if constexpr (std::is_pointer_v<T>) {
    writeNode(value, out, nodes);
  } else if constexpr (requires { value.has_value(); }) {
    if (value) {
      write(*value, out, nodes);
    } else {
      out += "null";
    }
  } else {
    out += '[';
    bool first = true;
    for (const typename T::value_type& item : value) {
      if (!first) {
        out += ',';
      }
      first = false;
      write(item, out, nodes);
    }
    out += ']';
  }
}

/** The fields of a node in the order in which JavaScript has them. */
template <class Node, class Visit>
void eachField(Node& node, Visit visit) {
  if constexpr (requires { node.val; }) {
    visit("\"val\":", node.val);
  }
  if constexpr (requires { node.left; }) {
    visit("\"left\":", node.left);
    visit("\"right\":", node.right);
  }
  if constexpr (requires { node.next; }) {
    visit("\"next\":", node.next);
  }
  if constexpr (requires { node.random; }) {
    visit("\"random\":", node.random);
  }
  if constexpr (requires { node.neighbours; }) {
    visit("\"neighbours\":", node.neighbours);
  }
}

template <class Node>
inline constexpr NodeType nodeType{
    [] { return static_cast<void*>(new Node()); },
    [](void* node, Reader& reader, Nodes& nodes) {
      eachField(*static_cast<Node*>(node), [&](const char* name, auto& field) {
        reader.expect(name);
        field = {};
        driver::read(field, reader, nodes);
        reader.take(",");
      });
    },
    [](void* node, std::string& out, Nodes& nodes) {
      const char* before = "";
      eachField(*static_cast<Node*>(node), [&](const char* name, auto& field) {
        out += before;
        out += name;
        before = ",";
        write(field, out, nodes);
      });
    }};

template <class T>
constexpr bool holdsNodes() {
  if constexpr (requires { typename T::value_type; }) {
    return holdsNodes<typename T::value_type>();
  }
  return std::is_pointer_v<T>;
}

/** The text of an argument, and what it says, which is read once: cases send ten thousand calls about one large array. */
struct Value {
  std::string text;
  std::shared_ptr<void> read;
  const void* type = nullptr;
};

template <class T>
inline constexpr char tagOf = 0;

template <class T>
const T& known(Value& value, Nodes& nodes) {
  if (value.type != &tagOf<T>) {
    std::shared_ptr<T> made(new T());
    Reader reader(value.text);
    read(*made, reader, nodes);
    value.read = made;
    value.type = &tagOf<T>;
  }
  return *static_cast<const T*>(value.read.get());
}

/** One call: what it's given, and what came of it as JSON. */
struct Call {
  std::string_view table;
  std::vector<Value*> given;
  Nodes nodes;
  std::string result;
  /** A list of what the arguments have become; null for each that is what it was. */
  std::string changed;

  void expectArguments(std::size_t count);
  /** Adds an argument that may have been changed. */
  void addChanged(std::string_view text, std::size_t index);
};

/** An argument for a parameter, which is copied only if the program can change it. */
template <class Parameter>
class Argument {
  using T = std::remove_cvref_t<Parameter>;
  static constexpr bool isLent = std::is_lvalue_reference_v<Parameter> &&
                                 std::is_const_v<std::remove_reference_t<Parameter>> &&
                                 !holdsNodes<T>();
  using Stored = std::conditional_t<isLent, const T&, T>;

 public:
  Argument(Call& call, std::size_t index) : call(call), index(index), stored(made(call, index)) {}

  Parameter get() { return static_cast<Parameter>(stored); }

  void writeBack() {
    std::string text = "null";
    if constexpr (std::is_lvalue_reference_v<Parameter> && !isLent) {
      if (!isAsGiven()) {
        text.clear();
        write(stored, text, call.nodes);
      }
    }
    call.addChanged(text, index);
  }

 private:
  Call& call;
  std::size_t index;
  Stored stored;

  /** Writing a long list takes many times as long as comparing it, and most programs change none. */
  bool isAsGiven() {
    if constexpr (holdsNodes<T>()) {
      return false;
    } else {
      return stored == known<T>(*call.given[index], call.nodes);
    }
  }

  static Stored made(Call& call, std::size_t index) {
    if constexpr (holdsNodes<T>()) {
      T value{};
      Reader reader(call.given[index]->text);
      read(value, reader, call.nodes);
      return value;
    } else {
      return known<T>(*call.given[index], call.nodes);
    }
  }
};

using Method = void (*)(void* target, Call& call);

template <auto pointer>
struct MethodOf;

template <class Target, class Result, class... Parameters>
struct Calling {
  template <class Pointer, std::size_t... indexes>
  static void call(Pointer pointer, void* target, Call& call, std::index_sequence<indexes...>) {
    call.expectArguments(sizeof...(Parameters));
    invoke(pointer, *static_cast<Target*>(target), call, Argument<Parameters>(call, indexes)...);
  }

  template <class Pointer>
  static void invoke(Pointer pointer, Target& target, Call& call,
                     Argument<Parameters>... arguments) {
    if constexpr (std::is_void_v<Result>) {
      (target.*pointer)(arguments.get()...);
    } else {
      write<std::remove_cvref_t<Result>>((target.*pointer)(arguments.get()...), call.result,
                                         call.nodes);
    }
    (arguments.writeBack(), ...);
  }
};

template <class Target, class Result, class... Parameters,
          Result (Target::*pointer)(Parameters...)>
struct MethodOf<pointer> {
  static void call(void* target, Call& call) {
    Calling<Target, Result, Parameters...>::call(pointer, target, call,
                                                 std::index_sequence_for<Parameters...>());
  }
};

template <class Target, class Result, class... Parameters,
          Result (Target::*pointer)(Parameters...) const>
struct MethodOf<pointer> {
  static void call(void* target, Call& call) {
    Calling<Target, Result, Parameters...>::call(pointer, target, call,
                                                 std::index_sequence_for<Parameters...>());
  }
};

/** An argument of a constructor, which takes the type of the parameter that it's given to. */
template <class Target>
struct ConstructorArgument {
  Call& call;
  std::size_t index;

  template <class T>
    requires(!std::is_same_v<std::remove_cv_t<T>, Target>)
  operator T&() const {
    using Made = std::remove_cv_t<T>;
    return *new Made(Argument<Made>(call, index).get());
  }
};

template <class Target, std::size_t... indexes>
void* construct(Call& call, std::index_sequence<indexes...>) {
  return new Target(ConstructorArgument<Target>{call, indexes}...);
}

template <class Target, std::size_t count>
void* constructWith(Call& call) {
  return construct<Target>(call, std::make_index_sequence<count>());
}

/** What a program is to the driver. */
struct Program {
  struct Named {
    const char* name;
    Method call;
  };

  void* (*construct)(Call& call);
  const NodeType* nodeType;
  std::vector<Named> methods;
  /** Those that the cases have made, by their numbers. */
  std::unordered_map<int, void*> objects;

  /** Makes one call: `new` makes an object. @returns what came of it, as JSON */
  std::string answer(std::string_view name, int object, Call& call);
};

}  // namespace driver
