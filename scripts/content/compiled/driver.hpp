// Calls what a listing in C++ defines, as it was recorded (record-calls.mjs), and writes down what it answers. Comes
// after the listing, which so has to include what it needs itself.
#include <charconv>
#include <cmath>
#include <codecvt>
#include <deque>
#include <functional>
#include <iostream>
#include <locale>
#include <map>
#include <memory>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <unordered_map>
#include <utility>
#include <vector>

namespace driver {

/** Reads JSON as JSON.stringify writes it, so without blanks. */
class Reader {
 public:
  explicit Reader(std::string_view text) : rest(text) {}

  bool take(std::string_view expected) {
    bool found = rest.substr(0, expected.size()) == expected;
    if (found) {
      rest.remove_prefix(expected.size());
    }
    return found;
  }

  void expect(std::string_view expected) {
    if (!take(expected)) {
      fail(expected);
    }
  }

  template <class Number>
  Number number() {
    Number value{};
    const char* last = rest.data() + rest.size();
    auto [end, error] = std::from_chars(rest.data(), last, value);
    bool complete = end == last || *end == ',' || *end == ']' || *end == '}';
    if (error != std::errc{} || !complete) {
      fail("a number of the parameter's type");
    }
    rest.remove_prefix(end - rest.data());
    return value;
  }

  std::string text() {
    std::string value;
    expect("\"");
    while (!take("\"")) {
      value += take("\\") ? escaped(next()) : next();
    }
    return value;
  }

 private:
  std::string_view rest;

  char next() {
    if (rest.empty()) {
      fail("more");
    }
    char first = rest.front();
    rest.remove_prefix(1);
    return first;
  }

  char escaped(char letter) {
    switch (letter) {
      case 'b': return '\b';
      case 'f': return '\f';
      case 'n': return '\n';
      case 'r': return '\r';
      case 't': return '\t';
      case 'u': return static_cast<char>(code());
      default: return letter;
    }
  }

  /** Only control characters are written like that. */
  int code() {
    int value = 0;
    for (int digit = 0; digit < 4; ++digit) {
      value = value * 16 + std::stoi(std::string(1, next()), nullptr, 16);
    }
    return value;
  }

  [[noreturn]] void fail(std::string_view expected) {
    std::ostringstream message;
    message << "the driver expects " << expected << ", not " << rest.substr(0, 20);
    throw std::invalid_argument(message.str());
  }
};

struct NoNode {};

/** The fields of a node in the order in which JavaScript has them. */
template <class Node, class Visit>
void eachField(Node& node, Visit visit) {
  if constexpr (requires { node.val; }) {
    visit("val", node.val);
  }
  if constexpr (requires { node.left; }) {
    visit("left", node.left);
    visit("right", node.right);
  }
  if constexpr (requires { node.next; }) {
    visit("next", node.next);
  }
  if constexpr (requires { node.random; }) {
    visit("random", node.random);
  }
  if constexpr (requires { node.neighbours; }) {
    visit("neighbours", node.neighbours);
  }
}

/** The nodes of one call, with their places in its table. They are never deleted: the program soon ends. */
template <class Node>
class Nodes {
 public:
  Node* at(std::size_t place) {
    while (nodes.size() <= place) {
      add(new Node());
    }
    return nodes[place];
  }

  std::size_t placeOf(Node* node) {
    auto found = places.find(node);
    return found == places.end() ? add(node) : found->second;
  }

  void read(Reader reader);
  std::string written();

 private:
  std::vector<Node*> nodes;
  std::unordered_map<Node*, std::size_t> places;

  std::size_t add(Node* node) {
    nodes.push_back(node);
    return places[node] = nodes.size() - 1;
  }
};

/** For listings that count characters, which may have several bytes. */
using Characters = std::wstring_convert<std::codecvt_utf8<char32_t>, char32_t>;

template <class T, class Node>
T read(Reader& reader, Nodes<Node>& nodes) {
  if constexpr (std::is_same_v<T, bool>) {
    bool value = reader.take("true");
    if (!value) {
      reader.expect("false");
    }
    return value;
  } else if constexpr (std::is_same_v<T, char>) {
    std::string text = reader.text();
    if (text.size() != 1) {
      throw std::invalid_argument("the driver expects one character, not " + text);
    }
    return text[0];
  } else if constexpr (std::is_arithmetic_v<T>) {
    return reader.number<T>();
  } else if constexpr (std::is_same_v<T, std::string>) {
    return reader.text();
  } else if constexpr (std::is_same_v<T, std::u32string>) {
    return Characters().from_bytes(reader.text());
  } else if constexpr (std::is_pointer_v<T>) {
    if (reader.take("null")) {
      return nullptr;
    }
    reader.expect("{\"node\":");
    T node = nodes.at(reader.number<std::size_t>());
    reader.expect("}");
    return node;
  } else {
    T items;
    reader.expect("[");
    while (!reader.take("]")) {
      items.push_back(read<typename T::value_type>(reader, nodes));
      reader.take(",");
    }
    return items;
  }
}

inline void writeText(const std::string& text, std::string& out) {
  out += '"';
  for (char letter : text) {
    if (static_cast<unsigned char>(letter) < ' ') {
      const char* digits = "0123456789abcdef";
      out += "\\u00";
      out += digits[letter / 16];
      out += digits[letter % 16];
      continue;
    }
    if (letter == '"' || letter == '\\') {
      out += '\\';
    }
    out += letter;
  }
  out += '"';
}

template <class T, class Node>
void write(const T& value, std::string& out, Nodes<Node>& nodes) {
  if constexpr (std::is_same_v<T, bool>) {
    out += value ? "true" : "false";
  } else if constexpr (std::is_same_v<T, char>) {
    writeText(std::string(1, value), out);
  } else if constexpr (std::is_arithmetic_v<T>) {
    if constexpr (std::is_floating_point_v<T>) {
      if (!std::isfinite(value)) {
        throw std::domain_error("a result is not a finite number");
      }
    }
    char digits[64];
    auto [end, error] = std::to_chars(digits, digits + sizeof digits, value);
    out.append(digits, end);
  } else if constexpr (std::is_same_v<T, std::string>) {
    writeText(value, out);
  } else if constexpr (std::is_same_v<T, std::u32string>) {
    writeText(Characters().to_bytes(value), out);
  } else if constexpr (std::is_pointer_v<T>) {
    out += value ? "{\"node\":" + std::to_string(nodes.placeOf(value)) + "}" : "null";
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
      out += first ? "" : ",";
      first = false;
      write(item, out, nodes);
    }
    out += ']';
  }
}

template <class Node>
void Nodes<Node>::read(Reader reader) {
  reader.expect("[");
  for (std::size_t place = 0; !reader.take("]"); ++place) {
    reader.expect("{");
    eachField(*at(place), [&](const char* name, auto& field) {
      reader.expect("\"" + std::string(name) + "\":");
      field = driver::read<std::remove_cvref_t<decltype(field)>>(reader, *this);
      reader.take(",");
    });
    reader.expect("}");
    reader.take(",");
  }
}

/** With nodes that are met only while the others are written. */
template <class Node>
std::string Nodes<Node>::written() {
  std::string out = "[";
  for (std::size_t place = 0; place < nodes.size(); ++place) {
    out += place > 0 ? ",{" : "{";
    bool first = true;
    eachField(*nodes[place], [&](const char* name, auto& field) {
      out += (first ? "\"" : ",\"") + std::string(name) + "\":";
      first = false;
      write(field, out, *this);
    });
    out += '}';
  }
  return out + ']';
}

template <class T>
constexpr bool holdsNodes() {
  if constexpr (requires { typename T::value_type; }) {
    return holdsNodes<typename T::value_type>();
  }
  return std::is_pointer_v<T>;
}

/** What one call is given. Its texts stay where they are. */
template <class Node>
struct Call {
  std::string_view table;
  std::vector<const std::string*> given;
  Nodes<Node> nodes;
  std::vector<std::shared_ptr<void>> arguments;

  template <class T>
  T argument(std::size_t index) {
    if constexpr (holdsNodes<T>()) {
      Reader reader(*given.at(index));
      return read<T>(reader, nodes);
    } else {
      return known<T>(index);
    }
  }

  /** What a text says is read once: cases send ten thousand calls about the same large array. */
  template <class T>
  const T& known(std::size_t index) {
    static std::unordered_map<const std::string*, T> read;
    const std::string* text = given.at(index);
    if (!read.contains(text)) {
      Reader reader(*text);
      read[text] = driver::read<T>(reader, nodes);
    }
    return read[text];
  }

  /** An argument as JSON; null if it's what was given. */
  template <class T>
  std::string changed(const T& argument, std::size_t index) {
    if constexpr (!holdsNodes<T>()) {
      if (argument == known<T>(index)) {
        return "null";
      }
    }
    std::string text;
    write(argument, text, nodes);
    return text == *given[index] ? "null" : text;
  }
};

/** An argument of a constructor, which takes the type of the parameter that it's given to. */
template <class Target, class Node>
struct Argument {
  Call<Node>& call;
  std::size_t index;

  template <class T>
    requires(!std::is_same_v<std::remove_cv_t<T>, Target>)
  operator T&() const {
    using Value = std::remove_cv_t<T>;
    auto value = std::make_shared<Value>(call.template argument<Value>(index));
    call.arguments.push_back(value);
    return *value;
  }
};

template <class Target, class Node>
using Method = std::function<std::string(Target&, Call<Node>&, std::string&)>;

/**
 * @returns result, arguments and nodes as JSON, the latter two as far as the call has changed them; the result also for
 *   later calls
 */
template <class Node, class Target, class Pointer, class Result, class... Parameters>
Method<Target, Node> methodFrom(Pointer pointer) {
  return [pointer](Target& target, Call<Node>& call, std::string& result) {
    if (call.given.size() != sizeof...(Parameters)) {
      throw std::invalid_argument("takes " + std::to_string(sizeof...(Parameters)) +
                                  " arguments, not " + std::to_string(call.given.size()));
    }
    std::size_t index = 0;
    std::tuple<std::remove_cvref_t<Parameters>...> given{
        call.template argument<std::remove_cvref_t<Parameters>>(index++)...};
    auto invoke = [&](auto&... arguments) -> Result {
      return (target.*pointer)(static_cast<Parameters>(arguments)...);
    };
    std::string out = "{";
    if constexpr (std::is_void_v<Result>) {
      std::apply(invoke, given);
    } else {
      write<std::remove_cvref_t<Result>>(std::apply(invoke, given), result, call.nodes);
      out += "\"result\":" + result + ",";
    }
    out += "\"changed\":[";
    index = 0;
    auto writeBack = [&](auto& argument) {
      out += index > 0 ? "," : "";
      out += call.changed(argument, index++);
    };
    std::apply([&](auto&... arguments) { (writeBack(arguments), ...); }, given);
    out += "],\"nodes\":";
    std::string table = call.nodes.written();
    return out + (table == call.table ? "null" : table) + '}';
  };
}

template <class Node, class Target, class Result, class... Parameters>
Method<Target, Node> method(Result (Target::*pointer)(Parameters...)) {
  return methodFrom<Node, Target, decltype(pointer), Result, Parameters...>(pointer);
}

template <class Node, class Target, class Result, class... Parameters>
Method<Target, Node> method(Result (Target::*pointer)(Parameters...) const) {
  return methodFrom<Node, Target, decltype(pointer), Result, Parameters...>(pointer);
}

/** Answers each recorded call with a line. */
template <class Target, class Node>
int run(std::map<std::string, Method<Target, Node>> methods,
        std::function<Target*(Call<Node>&)> construct) {
  std::string line;
  std::getline(std::cin, line);
  std::vector<std::string> values(std::stoul(line));
  for (std::string& value : values) {
    std::getline(std::cin, value);
  }
  std::map<int, std::unique_ptr<Target>> objects;
  std::deque<std::string> results;
  while (std::getline(std::cin, line)) {
    std::istringstream words(line);
    std::string name;
    int object;
    std::size_t table;
    words >> name >> object >> table;
    Call<Node> call{values.at(table), {}, {}, {}};
    for (std::string place; words >> place;) {
      bool answered = place[0] == '=';
      std::size_t index = std::stoul(place.substr(answered));
      call.given.push_back(answered ? &results.at(index) : &values.at(index));
    }
    std::string& result = results.emplace_back();
    try {
      call.nodes.read(Reader(call.table));
      if (name == "new") {
        objects[object].reset(construct(call));
        std::cout << "{}" << std::endl;
        continue;
      }
      std::unique_ptr<Target>& target = objects[object];
      if (object < 0) {
        // A solution that is no class of its own begins with nothing.
        target.reset(construct(call));
      }
      std::cout << methods.at(name)(*target, call, result) << std::endl;
    } catch (const std::exception& error) {
      std::string message;
      writeText(error.what(), message);
      std::cout << "{\"error\":" << message << "}" << std::endl;
    }
  }
  return 0;
}

}  // namespace driver
