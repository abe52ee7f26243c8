#include <algorithm>
#include <numeric>
#include <vector>

using namespace std;

class Solution {
public:
  int candy(const vector<int>& ratings) {
    const int count = ratings.size();
    vector<int> candies(count, 1);
    for (int child = 1; child < count; child++) {
      if (ratings[child] > ratings[child - 1]) {
        candies[child] = candies[child - 1] + 1;
      }
    }
    for (int child = count - 2; child >= 0; child--) {
      if (ratings[child] > ratings[child + 1]) {
        // The maximum keeps the rule of the first pass.
        candies[child] = max(candies[child], candies[child + 1] + 1);
      }
    }
    return accumulate(candies.begin(), candies.end(), 0);
  }
};
