#include <vector>

using namespace std;

class Solution {
public:
  int removeDuplicates(vector<int>& numbers) {
    int kept = 1;
    for (int number : numbers) {
      if (number != numbers[kept - 1]) {
        numbers[kept] = number;
        kept++;
      }
    }
    return kept;
  }
};
