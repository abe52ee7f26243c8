class Solution {
  public long rob(int[] amounts) {
    int last = amounts.length - 1;
    if (last == 0) {
      return amounts[0];
    }
    return Math.max(robRow(amounts, 0, last - 1), robRow(amounts, 1, last));
  }

  /** The most that can be taken from the row of houses from start to end. */
  private long robRow(int[] amounts, int start, int end) {
    long before = 0;
    long best = 0;
    for (int house = start; house <= end; house++) {
      long taking = before + amounts[house];
      before = best;
      best = Math.max(best, taking);
    }
    return best;
  }
}
