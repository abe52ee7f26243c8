#include <cstdlib>
#include <vector>

using namespace std;

class Solution {
public:
  vector<int> sortedSquares(const vector<int>& numbers) {
    vector<int> squares(numbers.size());
    int left = 0;
    int right = numbers.size() - 1;
    for (int place = numbers.size() - 1; place >= 0; place--) {
      if (abs(numbers[left]) > abs(numbers[right])) {
        squares[place] = numbers[left] * numbers[left];
        left++;
      } else {
        squares[place] = numbers[right] * numbers[right];
        right--;
      }
    }
    return squares;
  }
};
