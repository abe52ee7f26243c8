#include <vector>

using namespace std;

class Solution {
public:
  int missingNumber(const vector<int>& numbers) {
    int count = numbers.size();
    int missing = count;
    for (int index = 0; index < count; index++) {
      missing ^= index ^ numbers[index];
    }
    return missing;
  }
};
