import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

class Solution {
  private record Parts(int val, int left, int right) {}

  private final Map<Parts, Integer> numbers = new HashMap<>();

  public boolean isSubtree(TreeNode root, TreeNode wanted) {
    int wantedNumber = visit(wanted, new HashSet<>());
    Set<Integer> found = new HashSet<>();
    visit(root, found);
    return found.contains(wantedNumber);
  }

  /** The number of a subtree, which equal ones share; those of all its subtrees are added to found. */
  private int visit(TreeNode node, Set<Integer> found) {
    if (node == null) {
      return 0;
    }
    Parts parts = new Parts(node.val, visit(node.left, found), visit(node.right, found));
    numbers.putIfAbsent(parts, numbers.size() + 1);
    int number = numbers.get(parts);
    found.add(number);
    return number;
  }
}
