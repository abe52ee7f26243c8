class Solution {
  public int maxProfit(int[] prices) {
    // The most money you can have after each of the four actions.
    int firstBought = -prices[0];
    int firstSold = 0;
    int secondBought = -prices[0];
    int secondSold = 0;
    for (int price : prices) {
      firstBought = Math.max(firstBought, -price);
      firstSold = Math.max(firstSold, firstBought + price);
      secondBought = Math.max(secondBought, firstSold - price);
      secondSold = Math.max(secondSold, secondBought + price);
    }
    return secondSold;
  }
}
