class Solution {
  public boolean canJump(int[] jumps) {
    int reach = 0;
    for (int index = 0; index < jumps.length; index++) {
      if (index > reach) {
        return false;
      }
      reach = Math.max(reach, index + jumps[index]);
    }
    return true;
  }
}
