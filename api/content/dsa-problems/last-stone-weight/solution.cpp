#include <queue>
#include <vector>

using namespace std;

class Solution {
public:
  int lastStoneWeight(const vector<int>& weights) {
    priority_queue<int> stones(weights.begin(), weights.end());
    while (stones.size() > 1) {
      int heaviest = stones.top();
      stones.pop();
      int second = stones.top();
      stones.pop();
      if (heaviest > second) {
        stones.push(heaviest - second);
      }
    }
    return stones.empty() ? 0 : stones.top();
  }
};
