#include <algorithm>
#include <string>
#include <vector>

using namespace std;

class Solution {
public:
  int longestPalindromeSubsequence(const string& text) {
    int n = text.size();
    // The row of i + 1.
    vector<int> after(n);
    for (int i = n - 1; i >= 0; i--) {
      vector<int> current(n);
      current[i] = 1;
      for (int j = i + 1; j < n; j++) {
        if (text[i] == text[j]) {
          current[j] = 2 + after[j - 1];
        } else {
          current[j] = max(after[j], current[j - 1]);
        }
      }
      after = current;
    }
    return after[n - 1];
  }
};
