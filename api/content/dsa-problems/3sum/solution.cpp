#include <algorithm>
#include <vector>

using namespace std;

class Solution {
public:
  vector<vector<int>> threeSum(vector<int> numbers) {
    sort(numbers.begin(), numbers.end());
    const int count = numbers.size();
    vector<vector<int>> triples;
    // Three positive numbers never add up to 0.
    for (int first = 0; first < count - 2 && numbers[first] <= 0; first++) {
      if (first > 0 && numbers[first] == numbers[first - 1]) {
        continue;
      }
      int left = first + 1;
      int right = count - 1;
      while (left < right) {
        int sum = numbers[first] + numbers[left] + numbers[right];
        if (sum < 0) {
          left++;
        } else if (sum > 0) {
          right--;
        } else {
          triples.push_back({numbers[first], numbers[left], numbers[right]});
          left++;
          while (left < right && numbers[left] == numbers[left - 1]) {
            left++;
          }
          right--;
        }
      }
    }
    return triples;
  }
};
