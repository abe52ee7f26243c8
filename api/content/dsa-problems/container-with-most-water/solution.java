class Solution {
  public int maxArea(int[] heights) {
    int left = 0;
    int right = heights.length - 1;
    int largest = 0;
    while (left < right) {
      int lower = Math.min(heights[left], heights[right]);
      largest = Math.max(largest, lower * (right - left));
      // The lower side can't do better with anything closer.
      if (heights[left] < heights[right]) {
        left++;
      } else {
        right--;
      }
    }
    return largest;
  }
}
