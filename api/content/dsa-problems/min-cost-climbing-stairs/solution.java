class Solution {
  public int minCost(int[] costs) {
    int twoBelow = 0;
    int oneBelow = 0;
    for (int cost : costs) {
      int here = cost + Math.min(twoBelow, oneBelow);
      twoBelow = oneBelow;
      oneBelow = here;
    }
    return Math.min(twoBelow, oneBelow);
  }
}
