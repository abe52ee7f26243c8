class Solution {
  public long maxProfit(int[] prices) {
    long profit = 0;
    for (int day = 1; day < prices.length; day++) {
      profit += Math.max(0, prices[day] - prices[day - 1]);
    }
    return profit;
  }
}
