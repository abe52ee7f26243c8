class Solution {
  public int longestOnes(int[] bits, int k) {
    int longest = 0;
    int zeros = 0;
    int left = 0;
    for (int right = 0; right < bits.length; right++) {
      if (bits[right] == 0) {
        zeros++;
      }
      while (zeros > k) {
        if (bits[left] == 0) {
          zeros--;
        }
        left++;
      }
      longest = Math.max(longest, right - left + 1);
    }
    return longest;
  }
}
