class Solution {
  public int[] sortColors(int[] colors) {
    int low = 0;
    int current = 0;
    int high = colors.length - 1;
    while (current <= high) {
      if (colors[current] == 0) {
        swap(colors, low, current);
        low++;
        current++;
      } else if (colors[current] == 2) {
        swap(colors, current, high);
        high--;
      } else {
        current++;
      }
    }
    return colors;
  }

  private void swap(int[] colors, int one, int other) {
    int color = colors[one];
    colors[one] = colors[other];
    colors[other] = color;
  }
}
