#include <sstream>
#include <string>
#include <vector>

using namespace std;

class Solution {
public:
  string simplifyPath(string path) {
    vector<string> names;
    stringstream parts(path);
    string part;
    while (getline(parts, part, '/')) {
      if (part == "..") {
        if (!names.empty()) {
          names.pop_back();
        }
      } else if (part != "" && part != ".") {
        names.push_back(part);
      }
    }
    string simple;
    for (const string& name : names) {
      simple += "/" + name;
    }
    return simple.empty() ? "/" : simple;
  }
};
