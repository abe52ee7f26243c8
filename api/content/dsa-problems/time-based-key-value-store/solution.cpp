#include <algorithm>
#include <string>
#include <unordered_map>
#include <vector>

using namespace std;

class TimeMap {
public:
  void set(const string& key, const string& value, int timestamp) {
    History& history = histories[key];
    history.times.push_back(timestamp);
    history.values.push_back(value);
  }

  string get(const string& key, int timestamp) {
    const History& history = histories[key];
    const vector<int>& times = history.times;
    // How many aren't later than timestamp.
    int count = upper_bound(times.begin(), times.end(), timestamp) - times.begin();
    return count > 0 ? history.values[count - 1] : "";
  }

private:
  // The timestamps and values of a key, both in order of time.
  struct History {
    vector<int> times;
    vector<string> values;
  };

  unordered_map<string, History> histories;
};
