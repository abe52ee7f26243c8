#include <unordered_set>
#include <vector>

using namespace std;

class Solution {
public:
  bool containsDuplicate(const vector<int>& numbers) {
    unordered_set<int> seen;
    for (int number : numbers) {
      if (seen.contains(number)) {
        return true;
      }
      seen.insert(number);
    }
    return false;
  }
};
