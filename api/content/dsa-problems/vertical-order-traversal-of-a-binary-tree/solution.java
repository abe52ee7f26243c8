import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

class Solution {
  private record Positioned(int column, TreeNode node) {}

  public List<List<Integer>> verticalOrder(TreeNode root) {
    // Equal columns of a level: the smaller value first.
    Comparator<Positioned> byColumnAndValue =
        Comparator.comparingInt(Positioned::column).thenComparingInt(one -> one.node().val);
    Map<Integer, List<Integer>> columns = new TreeMap<>();
    List<Positioned> level = new ArrayList<>();
    if (root != null) {
      level.add(new Positioned(0, root));
    }
    while (!level.isEmpty()) {
      level.sort(byColumnAndValue);
      List<Positioned> below = new ArrayList<>();
      for (Positioned one : level) {
        TreeNode node = one.node();
        columns.computeIfAbsent(one.column(), column -> new ArrayList<>()).add(node.val);
        if (node.left != null) {
          below.add(new Positioned(one.column() - 1, node.left));
        }
        if (node.right != null) {
          below.add(new Positioned(one.column() + 1, node.right));
        }
      }
      level = below;
    }
    return new ArrayList<>(columns.values());
  }
}
