#include <vector>

using namespace std;

class Solution {
public:
  vector<int> productExceptSelf(const vector<int>& numbers) {
    int count = numbers.size();
    vector<int> products(count);
    int before = 1;
    for (int index = 0; index < count; index++) {
      products[index] = before;
      before *= numbers[index];
    }
    int after = 1;
    for (int index = count - 1; index >= 0; index--) {
      products[index] *= after;
      after *= numbers[index];
    }
    return products;
  }
};
