class Solution {
  public double median(int[] first, int[] second) {
    if (first.length > second.length) {
      return median(second, first);
    }
    int total = first.length + second.length;
    // The size of the left part.
    int half = (total + 1) / 2;
    int low = 0;
    int high = first.length;
    while (low < high) {
      int middle = (low + high) / 2;
      // Then first[middle] belongs to the left part.
      if (first[middle] < second[half - middle - 1]) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    int i = low;
    int j = half - low;
    int left = Math.max(
        i > 0 ? first[i - 1] : Integer.MIN_VALUE,
        j > 0 ? second[j - 1] : Integer.MIN_VALUE);
    if (total % 2 == 1) {
      return left;
    }
    int right = Math.min(
        i < first.length ? first[i] : Integer.MAX_VALUE,
        j < second.length ? second[j] : Integer.MAX_VALUE);
    return (left + right) / 2.0;
  }
}
