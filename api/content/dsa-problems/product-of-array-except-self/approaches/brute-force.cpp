#include <vector>

using namespace std;

class Solution {
public:
  vector<int> productExceptSelf(const vector<int>& numbers) {
    vector<int> products;
    for (size_t index = 0; index < numbers.size(); index++) {
      int product = 1;
      for (size_t other = 0; other < numbers.size(); other++) {
        if (other != index) {
          product *= numbers[other];
        }
      }
      products.push_back(product);
    }
    return products;
  }
};
