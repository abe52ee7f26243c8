class Solution {
  public int trap(int[] heights) {
    int left = 0;
    int right = heights.length - 1;
    int highestLeft = 0;
    int highestRight = 0;
    int water = 0;
    while (left <= right) {
      if (highestLeft <= highestRight) {
        highestLeft = Math.max(highestLeft, heights[left]);
        water += highestLeft - heights[left];
        left++;
      } else {
        highestRight = Math.max(highestRight, heights[right]);
        water += highestRight - heights[right];
        right--;
      }
    }
    return water;
  }
}
