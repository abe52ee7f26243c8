#include <array>
#include <string>
#include <vector>

using namespace std;

class Solution {
public:
  vector<int> findAnagrams(string text, string word) {
    array<int, 26> surplus{};
    int different = 0;
    auto change = [&](char letter, int by) {
      int& count = surplus[letter - 'a'];
      different -= count != 0;
      count += by;
      different += count != 0;
    };
    for (char letter : word) {
      change(letter, -1);
    }
    int length = word.size();
    vector<int> found;
    for (int index = 0; index < static_cast<int>(text.size()); index++) {
      change(text[index], 1);
      if (index >= length) {
        change(text[index - length], -1);
      }
      if (different == 0) {
        found.push_back(index - length + 1);
      }
    }
    return found;
  }
};
