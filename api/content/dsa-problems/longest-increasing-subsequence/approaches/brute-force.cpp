#include <algorithm>
#include <stack>
#include <utility>
#include <vector>

using namespace std;

class Solution {
public:
  int lengthOfLis(const vector<int>& numbers) {
    const int count = numbers.size();
    int longest = 0;
    // The index of the last number, -1 for none, and the length.
    stack<pair<int, int>> waiting;
    waiting.push({-1, 0});
    while (!waiting.empty()) {
      auto [last, length] = waiting.top();
      waiting.pop();
      longest = max(longest, length);
      for (int index = last + 1; index < count; index++) {
        if (last == -1 || numbers[index] > numbers[last]) {
          waiting.push({index, length + 1});
        }
      }
    }
    return longest;
  }
};
