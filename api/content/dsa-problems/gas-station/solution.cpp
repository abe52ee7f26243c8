#include <vector>

using namespace std;

class Solution {
public:
  int canCompleteCircuit(const vector<int>& gas, const vector<int>& cost) {
    const int count = gas.size();
    int total = 0;
    int tank = 0;
    int start = 0;
    for (int station = 0; station < count; station++) {
      int gained = gas[station] - cost[station];
      total += gained;
      tank += gained;
      if (tank < 0) {
        // Nobody who starts between start and here gets any further.
        start = station + 1;
        tank = 0;
      }
    }
    return total >= 0 ? start : -1;
  }
};
