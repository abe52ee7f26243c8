#include <algorithm>
#include <stack>

using namespace std;

class MinStack {
public:
  void push(int value) {
    int smallest = entries.empty() ? value : min(value, getMin());
    entries.push({value, smallest});
  }

  int pop() {
    int value = top();
    entries.pop();
    return value;
  }

  int top() {
    return entries.top().value;
  }

  int getMin() {
    return entries.top().smallest;
  }

private:
  struct Entry {
    int value;
    int smallest;
  };

  // Each value with the minimum of everything up to it.
  stack<Entry> entries;
};
