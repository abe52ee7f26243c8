#include <algorithm>
#include <set>
#include <vector>

using namespace std;

class Solution {
public:
  vector<int> topKFrequent(const vector<int>& numbers, int k) {
    auto timesOf = [&](int number) { return count(numbers.begin(), numbers.end(), number); };
    set<int> left(numbers.begin(), numbers.end());
    vector<int> mostFrequent;
    for (int place = 0; place < k; place++) {
      int best = *left.begin();
      for (int number : left) {
        if (timesOf(number) > timesOf(best)) {
          best = number;
        }
      }
      mostFrequent.push_back(best);
      left.erase(best);
    }
    return mostFrequent;
  }
};
