#include <stdexcept>
#include <vector>

using namespace std;

class Solution {
public:
  vector<int> twoSum(const vector<int>& numbers, int target) {
    int count = numbers.size();
    for (int first = 0; first < count; first++) {
      for (int second = first + 1; second < count; second++) {
        if (numbers[first] + numbers[second] == target) {
          return {first, second};
        }
      }
    }
    throw invalid_argument("no two numbers add up to the target");
  }
};
