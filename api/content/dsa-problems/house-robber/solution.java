class Solution {
  public long rob(int[] amounts) {
    long before = 0;
    long best = 0;
    for (int amount : amounts) {
      long taking = before + amount;
      before = best;
      best = Math.max(best, taking);
    }
    return best;
  }
}
