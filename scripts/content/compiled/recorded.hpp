// Answers the calls that were recorded (record-calls.mjs), which it reads, each with a line. Comes after the listing,
// which so has to include what it needs itself.
#include <deque>
#include <iostream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>
#include "driver.cpp"

namespace driver {

void refuse(const std::string& message) { throw std::invalid_argument(message); }

int run(Program program) {
  std::string line;
  std::getline(std::cin, line);
  std::vector<Value> values(std::stoul(line));
  for (Value& value : values) {
    std::getline(std::cin, value.text);
  }
  std::deque<Value> results;
  while (std::getline(std::cin, line)) {
    std::istringstream words(line);
    std::string name;
    int object;
    std::size_t table;
    words >> name >> object >> table;
    Call call{values.at(table).text, {}, Nodes(program.nodeType), "", ""};
    for (std::string place; words >> place;) {
      bool answered = place[0] == '=';
      std::size_t index = std::stoul(place.substr(answered));
      call.given.push_back(answered ? &results.at(index) : &values.at(index));
    }
    try {
      std::cout << program.answer(name, object, call) << std::endl;
    } catch (const std::exception& error) {
      std::string message;
      writeText(error.what(), message);
      std::cout << "{\"error\":" << message << "}" << std::endl;
    }
    results.emplace_back().text = call.result;
  }
  return 0;
}

}  // namespace driver
