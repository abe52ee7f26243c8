#include <stack>
#include <vector>

using namespace std;

class Solution {
public:
  vector<int> dailyTemperatures(const vector<int>& temperatures) {
    const int count = temperatures.size();
    vector<int> days(count, 0);
    // Days without a warmer one so far, the coolest on top.
    stack<int> waiting;
    for (int day = 0; day < count; day++) {
      while (!waiting.empty() && temperatures[waiting.top()] < temperatures[day]) {
        int earlier = waiting.top();
        waiting.pop();
        days[earlier] = day - earlier;
      }
      waiting.push(day);
    }
    return days;
  }
};
