#include <functional>
#include <queue>
#include <vector>

using namespace std;

class Solution {
public:
  vector<int> findOrder(int courseCount, const vector<vector<int>>& prerequisites) {
    vector<vector<int>> neededBy(courseCount);
    vector<int> stillOpen(courseCount, 0);
    for (const vector<int>& prerequisite : prerequisites) {
      neededBy[prerequisite[1]].push_back(prerequisite[0]);
      stillOpen[prerequisite[0]]++;
    }
    priority_queue<int, vector<int>, greater<int>> ready;
    for (int course = 0; course < courseCount; course++) {
      if (stillOpen[course] == 0) {
        ready.push(course);
      }
    }
    vector<int> order;
    while (!ready.empty()) {
      int finished = ready.top();
      ready.pop();
      order.push_back(finished);
      for (int course : neededBy[finished]) {
        stillOpen[course]--;
        if (stillOpen[course] == 0) {
          ready.push(course);
        }
      }
    }
    // Courses of a cycle never become ready.
    if (static_cast<int>(order.size()) < courseCount) {
      return {};
    }
    return order;
  }
};
