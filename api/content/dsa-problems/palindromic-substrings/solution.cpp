#include <string>

using namespace std;

class Solution {
public:
  int countPalindromes(const string& text) {
    int length = text.size();
    int count = 0;
    for (int centre = 0; centre < 2 * length - 1; centre++) {
      // Even numbers are letters, odd ones the gaps between them.
      int left = centre / 2;
      int right = centre - left;
      while (left >= 0 && right < length && text[left] == text[right]) {
        count++;
        left--;
        right++;
      }
    }
    return count;
  }
};
