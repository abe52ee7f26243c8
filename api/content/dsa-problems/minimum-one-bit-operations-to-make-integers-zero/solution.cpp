class Solution {
public:
  int minimumOperations(int number) {
    int operations = 0;
    for (int rest = number; rest > 0; rest >>= 1) {
      operations ^= rest;
    }
    return operations;
  }
};
