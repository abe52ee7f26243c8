import java.util.Arrays;

class Solution {
  public int maxProfit(int k, int[] prices) {
    // A trade that earns something takes two days.
    int most = Math.min(k, prices.length / 2);
    int[] bought = new int[most + 1];
    Arrays.fill(bought, -prices[0]);
    int[] sold = new int[most + 1];
    for (int price : prices) {
      for (int trade = 1; trade <= most; trade++) {
        bought[trade] = Math.max(bought[trade], sold[trade - 1] - price);
        sold[trade] = Math.max(sold[trade], bought[trade] + price);
      }
    }
    return sold[most];
  }
}
