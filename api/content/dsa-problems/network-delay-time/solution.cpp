#include <algorithm>
#include <functional>
#include <queue>
#include <vector>

using namespace std;

class Solution {
public:
  int networkDelay(const vector<vector<int>>& links, int count, int start) {
    // Target and time of the links of each computer.
    vector<vector<pair<int, int>>> outgoing(count + 1);
    for (const auto& link : links) {
      outgoing[link[0]].push_back({link[1], link[2]});
    }
    vector<int> received(count + 1, -1);
    int left = count;
    int latest = 0;
    // Time of arrival and computer, the earliest on top.
    priority_queue<pair<int, int>, vector<pair<int, int>>, greater<>> onTheWay;
    onTheWay.push({0, start});
    while (!onTheWay.empty()) {
      auto [at, computer] = onTheWay.top();
      onTheWay.pop();
      if (received[computer] != -1) {
        continue;
      }
      received[computer] = at;
      latest = max(latest, at);
      left--;
      for (auto [target, time] : outgoing[computer]) {
        if (received[target] == -1) {
          onTheWay.push({at + time, target});
        }
      }
    }
    return left == 0 ? latest : -1;
  }
};
