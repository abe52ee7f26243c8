class Solution {
  public List<Integer> sums(int[] numbers) {
    return missing;
  }
}
