class Solution {
  public int[] sortColors(int[] colors) {
    int low = 0;
    int at = 0;
    int high = colors.length - 1;
    while (at <= high) {
      if (colors[at] == 0) {
        swap(colors, low, at);
        low++;
        at++;
      } else if (colors[at] == 2) {
        swap(colors, at, high);
        high--;
      } else {
        at++;
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
