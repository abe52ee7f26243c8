class Solution {
  public TreeNode sortedArrayToBst(int[] numbers) {
    return build(numbers, 0, numbers.length - 1);
  }

  private TreeNode build(int[] numbers, int low, int high) {
    if (low > high) {
      return null;
    }
    int middle = low + (high - low) / 2;
    TreeNode left = build(numbers, low, middle - 1);
    TreeNode right = build(numbers, middle + 1, high);
    return new TreeNode(numbers[middle], left, right);
  }
}
