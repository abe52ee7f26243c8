#include <array>
#include <string>
#include <utility>
#include <vector>

using namespace std;

class Solution {
public:
  vector<string> readWatch(int lit) {
    vector<string> found;
    extend(0, lit, 0, 0, found);
    return found;
  }

private:
  // What each light adds to the hour and to the minute.
  const array<pair<int, int>, 10> lights = {{
    {1, 0}, {2, 0}, {4, 0}, {8, 0}, {0, 1}, {0, 2}, {0, 4}, {0, 8}, {0, 16}, {0, 32},
  }};

  void extend(int start, int left, int hour, int minute, vector<string>& found) {
    // More lights never make the hour or the minute smaller.
    if (hour > 11 || minute > 59) {
      return;
    }
    if (left == 0) {
      found.push_back(to_string(hour) + (minute < 10 ? ":0" : ":") + to_string(minute));
      return;
    }
    // The last light to try leaves just enough for the others.
    for (int light = start; light <= static_cast<int>(lights.size()) - left; light++) {
      auto [moreHours, moreMinutes] = lights[light];
      extend(light + 1, left - 1, hour + moreHours, minute + moreMinutes, found);
    }
  }
};
