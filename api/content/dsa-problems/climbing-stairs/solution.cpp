class Solution {
public:
  // A long long holds the result for up to 91 steps.
  long long climbStairs(int steps) {
    long long before = 0;
    long long ways = 1;
    for (int step = 0; step < steps; step++) {
      long long following = before + ways;
      before = ways;
      ways = following;
    }
    return ways;
  }
};
