#include <cctype>
#include <string>

using namespace std;

class Solution {
public:
  bool isPalindrome(const string& text) {
    int left = 0;
    int right = text.size() - 1;
    while (left < right) {
      if (!isalnum(text[left])) {
        left++;
      } else if (!isalnum(text[right])) {
        right--;
      } else if (tolower(text[left]) != tolower(text[right])) {
        return false;
      } else {
        left++;
        right--;
      }
    }
    return true;
  }
};
