#include <algorithm>
#include <vector>

using namespace std;

class Solution {
public:
  int longestOnes(const vector<int>& bits, int k) {
    int size = bits.size();
    int longest = 0;
    int zeros = 0;
    int left = 0;
    for (int right = 0; right < size; right++) {
      if (bits[right] == 0) {
        zeros++;
      }
      while (zeros > k) {
        if (bits[left] == 0) {
          zeros--;
        }
        left++;
      }
      longest = max(longest, right - left + 1);
    }
    return longest;
  }
};
