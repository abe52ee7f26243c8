class RangeSum {
  // before[i] is the sum of the first i numbers.
  private final long[] before;

  public RangeSum(int[] numbers) {
    before = new long[numbers.length + 1];
    for (int index = 0; index < numbers.length; index++) {
      before[index + 1] = before[index] + numbers[index];
    }
  }

  public long sumRange(int left, int right) {
    return before[right + 1] - before[left];
  }
}
