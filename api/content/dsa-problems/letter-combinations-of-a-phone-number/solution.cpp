#include <array>
#include <string>
#include <vector>

using namespace std;

class Solution {
public:
  vector<string> letterCombinations(const string& digits) {
    vector<string> found;
    if (!digits.empty()) {
      string chosen;
      extend(digits, chosen, found);
    }
    return found;
  }

private:
  const array<string, 10> letters = {
    "", "", "abc", "def", "ghi", "jkl", "mno", "pqrs", "tuv", "wxyz",
  };

  void extend(const string& digits, string& chosen, vector<string>& found) {
    if (chosen.size() == digits.size()) {
      found.push_back(chosen);
      return;
    }
    int digit = digits[chosen.size()] - '0';
    for (char letter : letters[digit]) {
      chosen.push_back(letter);
      extend(digits, chosen, found);
      chosen.pop_back();
    }
  }
};
