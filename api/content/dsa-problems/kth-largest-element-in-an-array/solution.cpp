#include <functional>
#include <queue>
#include <vector>

using namespace std;

class Solution {
public:
  int kthLargest(const vector<int>& numbers, int k) {
    // The k largest so far, the smallest of them on top. The first k become a heap in O(k).
    auto rest = numbers.begin() + k;
    priority_queue<int, vector<int>, greater<int>> largest(numbers.begin(), rest);
    for (auto number = rest; number != numbers.end(); number++) {
      if (*number > largest.top()) {
        largest.pop();
        largest.push(*number);
      }
    }
    return largest.top();
  }
};
