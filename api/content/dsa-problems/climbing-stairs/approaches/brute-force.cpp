class Solution {
public:
  long long climbStairs(int steps) {
    if (steps <= 1) {
      return 1;
    }
    return climbStairs(steps - 2) + climbStairs(steps - 1);
  }
};
