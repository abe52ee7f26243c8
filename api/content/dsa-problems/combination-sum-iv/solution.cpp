#include <vector>

using namespace std;

class Solution {
public:
  long long countSequences(const vector<int>& numbers, int target) {
    // Unsigned, because counts that the result doesn't need may overflow.
    vector<unsigned long long> ways(target + 1, 0);
    ways[0] = 1;
    for (int total = 1; total <= target; total++) {
      for (int number : numbers) {
        if (number <= total) {
          ways[total] += ways[total - number];
        }
      }
    }
    return ways[target];
  }
};
