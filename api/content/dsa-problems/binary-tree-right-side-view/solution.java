import java.util.ArrayList;
import java.util.List;

class Solution {
  public List<Integer> rightSideView(TreeNode root) {
    List<Integer> view = new ArrayList<>();
    List<TreeNode> level = root == null ? List.of() : List.of(root);
    while (!level.isEmpty()) {
      view.add(level.get(level.size() - 1).val);
      List<TreeNode> below = new ArrayList<>();
      for (TreeNode node : level) {
        if (node.left != null) {
          below.add(node.left);
        }
        if (node.right != null) {
          below.add(node.right);
        }
      }
      level = below;
    }
    return view;
  }
}
