class Solution {
  // A long holds the result for up to 91 steps.
  public long climbStairs(int steps) {
    long before = 0;
    long ways = 1;
    for (int step = 0; step < steps; step++) {
      long following = before + ways;
      before = ways;
      ways = following;
    }
    return ways;
  }
}
