#include <vector>

using namespace std;

class Solution {
public:
  bool carPooling(const vector<vector<int>>& bookings, int capacity) {
    vector<int> changes(ROAD + 1);
    for (const vector<int>& booking : bookings) {
      changes[booking[1]] += booking[0];
      changes[booking[2]] -= booking[0];
    }
    int people = 0;
    for (int change : changes) {
      people += change;
      if (people > capacity) {
        return false;
      }
    }
    return true;
  }

private:
  static constexpr int ROAD = 10'000;
};
