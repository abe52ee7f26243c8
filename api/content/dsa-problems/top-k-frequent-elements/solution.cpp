#include <algorithm>
#include <functional>
#include <queue>
#include <unordered_map>
#include <vector>

using namespace std;

class Solution {
public:
  vector<int> topKFrequent(const vector<int>& numbers, int k) {
    unordered_map<int, int> counts;
    for (int number : numbers) {
      counts[number]++;
    }
    size_t wanted = k;
    // Count and number, the least frequent one on top.
    priority_queue<pair<int, int>, vector<pair<int, int>>, greater<>> mostFrequent;
    for (auto [number, count] : counts) {
      mostFrequent.push({count, number});
      if (mostFrequent.size() > wanted) {
        mostFrequent.pop();
      }
    }
    vector<int> result;
    while (!mostFrequent.empty()) {
      result.push_back(mostFrequent.top().second);
      mostFrequent.pop();
    }
    reverse(result.begin(), result.end());
    return result;
  }
};
