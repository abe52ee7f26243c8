#include <stdexcept>
#include <vector>

using namespace std;

class Solution {
public:
  vector<int> twoSum(const vector<int>& numbers, int target) {
    int left = 0;
    int right = numbers.size() - 1;
    while (left < right) {
      int sum = numbers[left] + numbers[right];
      if (sum == target) {
        return {left + 1, right + 1};
      }
      if (sum < target) {
        left++;
      } else {
        right--;
      }
    }
    throw invalid_argument("no two numbers add up to the target");
  }
};
