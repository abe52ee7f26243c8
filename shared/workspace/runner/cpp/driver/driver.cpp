// What of the driver depends on no type of a program: compiled once.
#include "driver.hpp"

#include <charconv>
#include <cmath>

namespace driver {

bool Reader::take(std::string_view expected) {
  bool found = rest.substr(0, expected.size()) == expected;
  if (found) {
    rest.remove_prefix(expected.size());
  }
  return found;
}

void Reader::expect(std::string_view expected) {
  if (!take(expected)) {
    fail(expected);
  }
}

void Reader::fail(std::string_view expected) {
  refuse("the driver expects " + std::string(expected) + ", not " +
         std::string(rest.substr(0, 20)));
}

template <class Number>
static Number numberAt(std::string_view& rest, Reader& reader) {
  Number value{};
  const char* last = rest.data() + rest.size();
  auto [end, error] = std::from_chars(rest.data(), last, value);
  bool complete = end == last || *end == ',' || *end == ']' || *end == '}';
  if (error != std::errc{} || !complete) {
    reader.fail("a number of the parameter's type");
  }
  rest.remove_prefix(end - rest.data());
  return value;
}

long long Reader::integer() { return numberAt<long long>(rest, *this); }
double Reader::decimal() { return numberAt<double>(rest, *this); }

std::string Reader::text() {
  std::string value;
  expect("\"");
  while (!take("\"")) {
    value += take("\\") ? escaped(next()) : next();
  }
  return value;
}

char Reader::next() {
  if (rest.empty()) {
    fail("more");
  }
  char first = rest.front();
  rest.remove_prefix(1);
  return first;
}

char Reader::escaped(char letter) {
  switch (letter) {
    case 'b': return '\b';
    case 'f': return '\f';
    case 'n': return '\n';
    case 'r': return '\r';
    case 't': return '\t';
    case 'u': break;
    default: return letter;
  }
  // Only control characters are written like that.
  int value = 0;
  for (int count = 0; count < 4; ++count) {
    char digit = next();
    value = value * 16 + (digit <= '9' ? digit - '0' : digit - 'a' + 10);
  }
  return static_cast<char>(value);
}

void* Nodes::at(std::size_t place) {
  while (nodes.size() <= place) {
    add(type->make());
  }
  return nodes[place];
}

std::size_t Nodes::placeOf(void* node) {
  auto found = places.find(node);
  return found == places.end() ? add(node) : found->second;
}

std::size_t Nodes::add(void* node) {
  nodes.push_back(node);
  return places[node] = nodes.size() - 1;
}

void Nodes::read(Reader reader) {
  reader.expect("[");
  for (std::size_t place = 0; !reader.take("]"); ++place) {
    reader.expect("{");
    type->read(at(place), reader, *this);
    reader.expect("}");
    reader.take(",");
  }
}

std::string Nodes::written() {
  std::string out = "[";
  for (std::size_t place = 0; place < nodes.size(); ++place) {
    out += place > 0 ? ",{" : "{";
    type->write(nodes[place], out, *this);
    out += '}';
  }
  return out + ']';
}

void* readNode(Reader& reader, Nodes& nodes) {
  if (reader.take("null")) {
    return nullptr;
  }
  reader.expect("{\"node\":");
  void* node = nodes.at(reader.integer());
  reader.expect("}");
  return node;
}

void writeNode(void* node, std::string& out, Nodes& nodes) {
  if (node == nullptr) {
    out += "null";
    return;
  }
  out += "{\"node\":";
  writeInteger(nodes.placeOf(node), out);
  out += '}';
}

template <class Number>
static void writeNumber(Number value, std::string& out) {
  char digits[64];
  auto [end, error] = std::to_chars(digits, digits + sizeof digits, value);
  out.append(digits, end);
}

void writeInteger(long long value, std::string& out) { writeNumber(value, out); }

void writeDecimal(double value, std::string& out) {
  if (!std::isfinite(value)) {
    refuse("a result is not a finite number");
  }
  writeNumber(value, out);
}

void writeText(std::string_view text, std::string& out) {
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

std::u32string charactersOf(const std::string& text) {
  std::u32string characters;
  for (std::size_t index = 0; index < text.size();) {
    unsigned char first = text[index++];
    int more = first < 0xc0 ? 0 : first < 0xe0 ? 1 : first < 0xf0 ? 2 : 3;
    char32_t character = more == 0 ? first : first & (0x3f >> more);
    for (; more > 0 && index < text.size(); --more) {
      character = character << 6 | (text[index++] & 0x3f);
    }
    characters += character;
  }
  return characters;
}

std::string textOf(const std::u32string& characters) {
  std::string text;
  for (char32_t character : characters) {
    if (character < 0x80) {
      text += static_cast<char>(character);
      continue;
    }
    int more = character < 0x800 ? 1 : character < 0x10000 ? 2 : 3;
    text += static_cast<char>((0xf00 >> more & 0xff) | character >> 6 * more);
    while (more > 0) {
      --more;
      text += static_cast<char>(0x80 | (character >> 6 * more & 0x3f));
    }
  }
  return text;
}

char characterOf(const std::string& text) {
  if (text.size() != 1) {
    refuse("the driver expects one character, not " + text);
  }
  return text[0];
}

void Call::expectArguments(std::size_t count) {
  if (given.size() != count) {
    refuse("takes " + std::to_string(count) + " arguments, not " + std::to_string(given.size()));
  }
}

void Call::addChanged(std::string_view text, std::size_t index) {
  if (!changed.empty()) {
    changed += ',';
  }
  changed += text == given[index]->text ? "null" : text;
}

std::string Program::answer(std::string_view name, int object, Call& call) {
  call.nodes.read(Reader(call.table));
  if (name == "new") {
    objects[object] = construct(call);
    return "{}";
  }
  // A solution that is no class of its own begins with nothing.
  void* target = object < 0 ? construct(call) : objects[object];
  for (const Named& method : methods) {
    if (name != method.name) {
      continue;
    }
    method.call(target, call);
    std::string table = call.nodes.written();
    std::string out = call.result.empty() ? "{" : "{\"result\":" + call.result + ",";
    return out + "\"changed\":[" + call.changed + "],\"nodes\":" +
           (table == call.table ? "null" : table) + '}';
  }
  refuse("there is no method " + std::string(name));
}

}  // namespace driver
