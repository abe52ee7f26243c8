#include <string>
#include <vector>

using namespace std;

class Solution {
public:
  vector<vector<string>> partition(const string& text) {
    vector<vector<string>> found;
    vector<string> parts;
    extend(text, 0, parts, found);
    return found;
  }

private:
  void extend(
      const string& text, size_t start, vector<string>& parts, vector<vector<string>>& found) {
    if (start == text.size()) {
      found.push_back(parts);
      return;
    }
    for (size_t end = start + 1; end <= text.size(); end++) {
      string part = text.substr(start, end - start);
      if (part == string(part.rbegin(), part.rend())) {
        parts.push_back(part);
        extend(text, end, parts, found);
        parts.pop_back();
      }
    }
  }
};
