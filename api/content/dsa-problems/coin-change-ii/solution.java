class Solution {
  public long countWays(int[] coins, int amount) {
    long[] ways = new long[amount + 1];
    ways[0] = 1;
    for (int coin : coins) {
      for (int total = coin; total <= amount; total++) {
        ways[total] += ways[total - coin];
      }
    }
    return ways[amount];
  }
}
