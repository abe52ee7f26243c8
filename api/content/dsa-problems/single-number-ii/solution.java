class Solution {
  public int singleNumber(int[] numbers) {
    int once = 0;
    int twice = 0;
    for (int number : numbers) {
      once = (once ^ number) & ~twice;
      twice = (twice ^ number) & ~once;
    }
    return once;
  }
}
