#include <functional>
#include <queue>
#include <vector>

using namespace std;

class KthLargest {
public:
  KthLargest(int k, const vector<int>& numbers) : k(k) {
    for (int number : numbers) {
      add(number);
    }
  }

  int add(int number) {
    if (static_cast<int>(largest.size()) < k) {
      largest.push(number);
    } else if (number > largest.top()) {
      largest.pop();
      largest.push(number);
    }
    return largest.top();
  }

private:
  int k;
  // The k largest numbers, the smallest of them on top.
  priority_queue<int, vector<int>, greater<int>> largest;
};
