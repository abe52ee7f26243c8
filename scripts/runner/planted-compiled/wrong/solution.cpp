#include <vector>

using namespace std;

class Solution {
 public:
  vector<int> sums(vector<int>& numbers) {
    int sum = numbers[0];
    for (int place = 1; place < numbers.size(); place++) {
      sum += numbers[place];
      numbers[place] = sum;
    }
    return numbers;
  }
};
