class Solution {
  public int singleNumber(int[] numbers) {
    int ones = 0;
    int twos = 0;
    for (int number : numbers) {
      ones = (ones ^ number) & ~twos;
      twos = (twos ^ number) & ~ones;
    }
    return ones;
  }
}
