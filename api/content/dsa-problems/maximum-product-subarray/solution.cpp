#include <algorithm>
#include <vector>

using namespace std;

class Solution {
public:
  int maxProduct(const vector<int>& numbers) {
    int largest = numbers[0];
    int smallest = numbers[0];
    int best = numbers[0];
    for (size_t index = 1; index < numbers.size(); index++) {
      int number = numbers[index];
      int one = largest * number;
      int other = smallest * number;
      largest = max({number, one, other});
      smallest = min({number, one, other});
      best = max(best, largest);
    }
    return best;
  }
};
