#include <stack>

using namespace std;

class QueueOfStacks {
public:
  void push(int value) {
    incoming.push(value);
  }

  int pop() {
    int value = peek();
    outgoing.pop();
    return value;
  }

  int peek() {
    if (outgoing.empty()) {
      while (!incoming.empty()) {
        outgoing.push(incoming.top());
        incoming.pop();
      }
    }
    return outgoing.top();
  }

  bool empty() {
    return incoming.empty() && outgoing.empty();
  }

private:
  stack<int> incoming;
  stack<int> outgoing;
};
