#include <utility>
#include <vector>

using namespace std;

class Solution {
public:
  int firstMissingPositive(vector<int>& numbers) {
    int size = numbers.size();
    for (int index = 0; index < size; index++) {
      while (numbers[index] >= 1 && numbers[index] <= size) {
        int place = numbers[index] - 1;
        if (numbers[place] == numbers[index]) {
          break; // it's there already, or a duplicate is
        }
        swap(numbers[index], numbers[place]);
      }
    }
    for (int index = 0; index < size; index++) {
      if (numbers[index] != index + 1) {
        return index + 1;
      }
    }
    return size + 1;
  }
};
