class Solution {
  public int[] plusOne(int[] digits) {
    int[] result = digits.clone();
    for (int index = result.length - 1; index >= 0; index--) {
      if (result[index] < 9) {
        result[index]++;
        return result;
      }
      result[index] = 0;
    }
    // Every digit was 9: what follows the 1 is all zeros.
    int[] longer = new int[digits.length + 1];
    longer[0] = 1;
    return longer;
  }
}
