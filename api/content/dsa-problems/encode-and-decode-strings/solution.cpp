#include <string>
#include <vector>

using namespace std;

class Solution {
public:
  string encode(const vector<string>& words) {
    string text;
    for (const string& word : words) {
      text += to_string(word.size()) + '#' + word;
    }
    return text;
  }

  vector<string> decode(const string& text) {
    vector<string> words;
    size_t at = 0;
    while (at < text.size()) {
      size_t sign = text.find('#', at);
      size_t start = sign + 1;
      size_t length = stoi(text.substr(at, sign - at));
      // Whatever follows the sign is content, even another '#'.
      words.push_back(text.substr(start, length));
      at = start + length;
    }
    return words;
  }
};
