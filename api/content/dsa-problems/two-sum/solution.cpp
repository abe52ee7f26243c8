#include <stdexcept>
#include <unordered_map>
#include <vector>

using namespace std;

class Solution {
public:
  vector<int> twoSum(const vector<int>& numbers, int target) {
    unordered_map<int, int> positionOf;
    int count = numbers.size();
    for (int position = 0; position < count; position++) {
      int partner = target - numbers[position];
      if (positionOf.contains(partner)) {
        return {positionOf[partner], position};
      }
      // Stored after the lookup: a number must not find itself.
      positionOf[numbers[position]] = position;
    }
    throw invalid_argument("no two numbers add up to the target");
  }
};
