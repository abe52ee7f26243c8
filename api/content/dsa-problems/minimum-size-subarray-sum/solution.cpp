#include <algorithm>
#include <vector>

using namespace std;

class Solution {
public:
  int minSubarrayLen(int target, const vector<int>& numbers) {
    int size = numbers.size();
    int shortest = size + 1;
    int sum = 0;
    int left = 0;
    for (int right = 0; right < size; right++) {
      sum += numbers[right];
      while (sum >= target) {
        shortest = min(shortest, right - left + 1);
        sum -= numbers[left];
        left++;
      }
    }
    return shortest <= size ? shortest : 0;
  }
};
