#include <algorithm>
#include <vector>

using namespace std;

class Solution {
public:
  vector<vector<int>> fourSum(vector<int> numbers, int target) {
    sort(numbers.begin(), numbers.end());
    int size = numbers.size();
    vector<vector<int>> found;
    for (int i = 0; i < size - 3; i++) {
      if (i > 0 && numbers[i] == numbers[i - 1]) {
        continue;
      }
      for (int j = i + 1; j < size - 2; j++) {
        if (j > i + 1 && numbers[j] == numbers[j - 1]) {
          continue;
        }
        // Three numbers may exceed 32 bits.
        long long rest = static_cast<long long>(target) - numbers[i] - numbers[j];
        int left = j + 1;
        int right = size - 1;
        while (left < right) {
          long long sum = static_cast<long long>(numbers[left]) + numbers[right];
          if (sum < rest) {
            left++;
          } else if (sum > rest) {
            right--;
          } else {
            found.push_back({numbers[i], numbers[j], numbers[left], numbers[right]});
            left++;
            while (left < right && numbers[left] == numbers[left - 1]) {
              left++;
            }
          }
        }
      }
    }
    return found;
  }
};
