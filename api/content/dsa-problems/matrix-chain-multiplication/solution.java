class Solution {
  public int minMultiplications(int[] sizes) {
    int count = sizes.length - 1;
    // The cost of the matrices from first to last.
    int[][] best = new int[count][count];
    for (int length = 2; length <= count; length++) {
      for (int first = 0; first + length <= count; first++) {
        int last = first + length - 1;
        best[first][last] = Integer.MAX_VALUE;
        for (int split = first; split < last; split++) {
          int joining = sizes[first] * sizes[split + 1] * sizes[last + 1];
          int cost = best[first][split] + best[split + 1][last] + joining;
          best[first][last] = Math.min(best[first][last], cost);
        }
      }
    }
    return best[0][count - 1];
  }
}
