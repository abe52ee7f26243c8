#include <unordered_map>
#include <vector>

using namespace std;

class Solution {
public:
  int countSubarrays(const vector<int>& numbers, int k) {
    // How often each prefix sum has occurred.
    unordered_map<int, int> times = {{0, 1}};
    int found = 0;
    int total = 0;
    for (int number : numbers) {
      total += number;
      auto before = times.find(total - k);
      if (before != times.end()) {
        found += before->second;
      }
      times[total]++;
    }
    return found;
  }
};
