#include <vector>

using namespace std;

class Solution {
public:
  int majorityElement(const vector<int>& numbers) {
    int candidate = numbers[0];
    int votes = 0;
    for (int number : numbers) {
      if (votes == 0) {
        candidate = number;
      }
      votes += number == candidate ? 1 : -1;
    }
    return candidate;
  }
};
