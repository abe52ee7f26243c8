class Solution {
  public int minEatingSpeed(int[] piles, int hours) {
    int low = 1;
    int high = 1;
    for (int pile : piles) {
      high = Math.max(high, pile);
    }
    while (low < high) {
      int middle = low + (high - low) / 2;
      if (needed(piles, middle) <= hours) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    return low;
  }

  /** The hours for all piles, which may exceed 32 bits. */
  private long needed(int[] piles, int speed) {
    long sum = 0;
    for (int pile : piles) {
      // pile / speed, rounded up.
      sum += (pile - 1) / speed + 1;
    }
    return sum;
  }
}
