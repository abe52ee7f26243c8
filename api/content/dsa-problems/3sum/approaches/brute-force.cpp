#include <algorithm>
#include <set>
#include <vector>

using namespace std;

class Solution {
public:
  vector<vector<int>> threeSum(vector<int> numbers) {
    sort(numbers.begin(), numbers.end());
    set<vector<int>> triplets;
    for (size_t first = 0; first < numbers.size(); first++) {
      for (size_t second = first + 1; second < numbers.size(); second++) {
        for (size_t third = second + 1; third < numbers.size(); third++) {
          if (numbers[first] + numbers[second] + numbers[third] == 0) {
            triplets.insert({numbers[first], numbers[second], numbers[third]});
          }
        }
      }
    }
    return {triplets.begin(), triplets.end()};
  }
};
