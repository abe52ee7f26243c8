#include <algorithm>
#include <vector>

using namespace std;

class Solution {
public:
  long long rob(const vector<int>& amounts) {
    long long before = 0;
    long long best = 0;
    for (int amount : amounts) {
      long long taking = before + amount;
      before = best;
      best = max(best, taking);
    }
    return best;
  }
};
