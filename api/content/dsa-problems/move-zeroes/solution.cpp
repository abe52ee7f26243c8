#include <utility>
#include <vector>

using namespace std;

class Solution {
public:
  vector<int> moveZeroes(vector<int>& numbers) {
    int size = numbers.size();
    int write = 0;
    for (int read = 0; read < size; read++) {
      if (numbers[read] != 0) {
        swap(numbers[read], numbers[write]);
        write++;
      }
    }
    return numbers;
  }
};
