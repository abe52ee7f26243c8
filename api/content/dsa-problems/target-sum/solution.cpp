#include <unordered_map>
#include <vector>

using namespace std;

class Solution {
public:
  long long waysToReach(const vector<int>& numbers, int target) {
    unordered_map<int, long long> ways = {{0, 1}};
    for (int number : numbers) {
      unordered_map<int, long long> following;
      for (auto [total, count] : ways) {
        following[total + number] += count;
        following[total - number] += count;
      }
      ways = following;
    }
    return ways.contains(target) ? ways[target] : 0;
  }
};
