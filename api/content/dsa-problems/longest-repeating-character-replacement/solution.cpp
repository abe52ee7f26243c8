#include <algorithm>
#include <array>
#include <string>

using namespace std;

class Solution {
public:
  int characterReplacement(const string& text, int k) {
    const int length = text.size();
    array<int, 26> counts{};
    int start = 0;
    int most = 0;
    for (int end = 0; end < length; end++) {
      int letter = text[end] - 'A';
      counts[letter]++;
      most = max(most, counts[letter]);
      // The window never shrinks: a shorter one can't be better.
      if (end - start + 1 - most > k) {
        counts[text[start] - 'A']--;
        start++;
      }
    }
    return length - start;
  }
};
