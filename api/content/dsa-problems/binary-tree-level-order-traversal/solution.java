import java.util.ArrayList;
import java.util.List;

class Solution {
  public List<List<Integer>> levelOrder(TreeNode root) {
    List<List<Integer>> rows = new ArrayList<>();
    List<TreeNode> level = root == null ? List.of() : List.of(root);
    while (!level.isEmpty()) {
      List<Integer> row = new ArrayList<>();
      List<TreeNode> below = new ArrayList<>();
      for (TreeNode node : level) {
        row.add(node.val);
        if (node.left != null) {
          below.add(node.left);
        }
        if (node.right != null) {
          below.add(node.right);
        }
      }
      rows.add(row);
      level = below;
    }
    return rows;
  }
}
