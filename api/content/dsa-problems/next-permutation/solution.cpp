#include <algorithm>
#include <utility>
#include <vector>

using namespace std;

class Solution {
public:
  vector<int> nextPermutation(vector<int>& numbers) {
    int size = numbers.size();
    // Everything after the pivot descends.
    int pivot = size - 2;
    while (pivot >= 0 && numbers[pivot] >= numbers[pivot + 1]) {
      pivot--;
    }
    if (pivot >= 0) {
      int successor = size - 1;
      while (numbers[successor] <= numbers[pivot]) {
        successor--;
      }
      swap(numbers[pivot], numbers[successor]);
    }
    reverse(numbers.begin() + (pivot + 1), numbers.end());
    return numbers;
  }
};
