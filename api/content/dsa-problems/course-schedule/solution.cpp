#include <vector>

using namespace std;

class Solution {
public:
  bool canFinish(int courseCount, const vector<vector<int>>& prerequisites) {
    vector<vector<int>> unlocks(courseCount);
    for (const vector<int>& prerequisite : prerequisites) {
      unlocks[prerequisite[1]].push_back(prerequisite[0]);
    }
    vector<State> state(courseCount, State::UNSEEN);
    for (int course = 0; course < courseCount; course++) {
      if (meetsCycle(course, unlocks, state)) {
        return false;
      }
    }
    return true;
  }

private:
  enum class State { UNSEEN, ON_PATH, DONE };

  bool meetsCycle(int course, const vector<vector<int>>& unlocks, vector<State>& state) {
    if (state[course] != State::UNSEEN) {
      return state[course] == State::ON_PATH;
    }
    state[course] = State::ON_PATH;
    for (int unlocked : unlocks[course]) {
      if (meetsCycle(unlocked, unlocks, state)) {
        return true;
      }
    }
    state[course] = State::DONE;
    return false;
  }
};
