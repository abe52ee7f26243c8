#include <string>

using namespace std;

class Solution {
public:
  string longestPalindrome(const string& text) {
    const int length = text.size();
    string longest;
    for (int index = 0; index < length; index++) {
      // Around a letter, then around the gap after it.
      for (int after : {index, index + 1}) {
        string palindrome = grow(text, index, after);
        if (palindrome.size() > longest.size()) {
          longest = palindrome;
        }
      }
    }
    return longest;
  }

private:
  string grow(const string& text, int left, int right) {
    const int length = text.size();
    while (left >= 0 && right < length && text[left] == text[right]) {
      left--;
      right++;
    }
    return text.substr(left + 1, right - left - 1);
  }
};
