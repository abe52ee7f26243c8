#include <queue>
#include <string>
#include <unordered_map>
#include <utility>

using namespace std;

class Solution {
public:
  int leastTime(const string& tasks, int pause) {
    unordered_map<char, int> counts;
    for (char task : tasks) {
      counts[task]++;
    }
    // The kind with the most tasks left on top.
    priority_queue<int> ready;
    for (auto [task, count] : counts) {
      ready.push(count);
    }
    // The time at which it may run again, and the count.
    queue<pair<int, int>> waiting;
    int time = 0;
    while (!ready.empty() || !waiting.empty()) {
      // Idle until then.
      if (ready.empty()) {
        time = waiting.front().first;
      }
      if (!waiting.empty() && waiting.front().first == time) {
        ready.push(waiting.front().second);
        waiting.pop();
      }
      int count = ready.top() - 1;
      ready.pop();
      if (count > 0) {
        waiting.push({time + pause + 1, count});
      }
      time++;
    }
    return time;
  }
};
