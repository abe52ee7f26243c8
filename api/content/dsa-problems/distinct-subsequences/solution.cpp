#include <string>
#include <vector>

using namespace std;

class Solution {
public:
  long long countSubsequences(const string& text, const string& pattern) {
    const int length = pattern.size();
    // Unsigned, because counts that the result doesn't need may overflow.
    vector<unsigned long long> ways(length + 1, 0);
    ways[0] = 1;
    for (char letter : text) {
      // From the end: no letter of the text may be used twice.
      for (int j = length - 1; j >= 0; j--) {
        if (pattern[j] == letter) {
          ways[j + 1] += ways[j];
        }
      }
    }
    return ways[length];
  }
};
