#include <algorithm>
#include <functional>
#include <utility>
#include <vector>

using namespace std;

class Solution {
public:
  int carFleet(int target, const vector<int>& positions, const vector<int>& speeds) {
    vector<pair<int, int>> cars;
    for (size_t car = 0; car < positions.size(); car++) {
      cars.emplace_back(positions[car], speeds[car]);
    }
    sort(cars.begin(), cars.end(), greater<>());
    int fleets = 0;
    double slowest = 0;
    for (const auto& [position, speed] : cars) {
      double time = static_cast<double>(target - position) / speed;
      if (time > slowest) {
        fleets++;
        slowest = time;
      }
    }
    return fleets;
  }
};
