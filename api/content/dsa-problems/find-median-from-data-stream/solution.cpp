#include <functional>
#include <queue>
#include <vector>

using namespace std;

class MedianFinder {
public:
  void addNum(int number) {
    lower.push(number);
    upper.push(lower.top());
    lower.pop();
    if (upper.size() > lower.size()) {
      lower.push(upper.top());
      upper.pop();
    }
  }

  double findMedian() {
    if (lower.size() > upper.size()) {
      return lower.top();
    }
    return (lower.top() + upper.top()) / 2.0;
  }

private:
  // The lower half with its largest on top, the upper half with its smallest.
  priority_queue<int> lower;
  priority_queue<int, vector<int>, greater<int>> upper;
};
