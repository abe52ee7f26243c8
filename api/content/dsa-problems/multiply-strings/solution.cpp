#include <algorithm>
#include <string>
#include <vector>

using namespace std;

class Solution {
public:
  string multiply(const string& first, const string& second) {
    int m = first.size();
    int n = second.size();
    // The sums for ones, tens, hundreds and so on.
    vector<int> places(m + n, 0);
    for (int i = 0; i < m; i++) {
      int one = first[m - 1 - i] - '0';
      for (int j = 0; j < n; j++) {
        int other = second[n - 1 - j] - '0';
        places[i + j] += one * other;
      }
    }
    string digits;
    int carry = 0;
    for (int sum : places) {
      digits += '0' + (sum + carry) % 10;
      carry = (sum + carry) / 10;
    }
    while (digits.size() > 1 && digits.back() == '0') {
      digits.pop_back();
    }
    reverse(digits.begin(), digits.end());
    return digits;
  }
};
