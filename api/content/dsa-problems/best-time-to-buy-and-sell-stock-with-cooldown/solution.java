class Solution {
  public int maxProfit(int[] prices) {
    int holding = -prices[0];
    int sold = 0;
    int free = 0;
    for (int day = 1; day < prices.length; day++) {
      int stayingFree = Math.max(free, sold);
      sold = holding + prices[day];
      holding = Math.max(holding, free - prices[day]);
      free = stayingFree;
    }
    return Math.max(sold, free);
  }
}
