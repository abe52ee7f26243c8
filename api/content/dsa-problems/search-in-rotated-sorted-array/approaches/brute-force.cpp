#include <vector>

using namespace std;

class Solution {
public:
  int search(const vector<int>& numbers, int target) {
    int count = numbers.size();
    for (int position = 0; position < count; position++) {
      if (numbers[position] == target) {
        return position;
      }
    }
    return -1;
  }
};
