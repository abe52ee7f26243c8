import java.util.Arrays;

class Solution {
  public int coinChange(int[] coins, int amount) {
    // A count larger than any amount needs marks one that can't be paid.
    int impossible = amount + 1;
    int[] fewest = new int[amount + 1];
    Arrays.fill(fewest, impossible);
    fewest[0] = 0;
    for (int total = 1; total <= amount; total++) {
      for (int coin : coins) {
        if (coin <= total) {
          fewest[total] = Math.min(fewest[total], fewest[total - coin] + 1);
        }
      }
    }
    return fewest[amount] == impossible ? -1 : fewest[amount];
  }
}
