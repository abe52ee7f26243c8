#include <algorithm>
#include <unordered_set>
#include <vector>

using namespace std;

class Solution {
public:
  int longestConsecutive(const vector<int>& numbers) {
    unordered_set<int> present(numbers.begin(), numbers.end());
    int longest = 0;
    for (int number : present) {
      // Only a number without a predecessor starts a run.
      if (present.contains(number - 1)) {
        continue;
      }
      int end = number;
      while (present.contains(end + 1)) {
        end++;
      }
      longest = max(longest, end - number + 1);
    }
    return longest;
  }
};
