class Solution {
  private static final int ROAD = 10_000;

  public boolean carPooling(int[][] bookings, int capacity) {
    int[] changes = new int[ROAD + 1];
    for (int[] booking : bookings) {
      changes[booking[1]] += booking[0];
      changes[booking[2]] -= booking[0];
    }
    int people = 0;
    for (int change : changes) {
      people += change;
      if (people > capacity) {
        return false;
      }
    }
    return true;
  }
}
