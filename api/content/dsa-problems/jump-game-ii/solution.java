class Solution {
  public int fewestJumps(int[] jumps) {
    int count = 0;
    int levelEnd = 0;
    int farthest = 0;
    for (int index = 0; index < jumps.length - 1; index++) {
      farthest = Math.max(farthest, index + jumps[index]);
      if (index == levelEnd) {
        count++;
        levelEnd = farthest;
      }
    }
    return count;
  }
}
