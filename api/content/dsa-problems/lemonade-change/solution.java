class Solution {
  public boolean canServeAll(int[] notes) {
    int fives = 0;
    int tens = 0;
    for (int note : notes) {
      if (note == 5) {
        fives++;
      } else if (note == 10) {
        fives--;
        tens++;
      } else if (tens > 0) {
        tens--;
        fives--;
      } else {
        fives -= 3;
      }
      if (fives < 0) {
        return false;
      }
    }
    return true;
  }
}
