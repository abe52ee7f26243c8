import java.util.Arrays;

class Solution {
  private static final int UNREACHED = 1_000_000_000;

  public int cheapestPrice(int[][] flights, int count, int start, int goal, int stops) {
    int[] price = new int[count];
    Arrays.fill(price, UNREACHED);
    price[start] = 0;
    for (int round = 0; round <= stops; round++) {
      int[] before = price.clone();
      for (int[] flight : flights) {
        int source = flight[0];
        int target = flight[1];
        int cost = flight[2];
        price[target] = Math.min(price[target], before[source] + cost);
      }
    }
    return price[goal] == UNREACHED ? -1 : price[goal];
  }
}
