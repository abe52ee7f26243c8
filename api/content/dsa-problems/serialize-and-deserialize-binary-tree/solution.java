import java.util.Arrays;
import java.util.Iterator;
import java.util.StringJoiner;

class Solution {
  private static final String MISSING = "#";

  public String serialize(TreeNode root) {
    StringJoiner parts = new StringJoiner(" ");
    write(root, parts);
    return parts.toString();
  }

  public TreeNode deserialize(String text) {
    return read(Arrays.asList(text.split(" ")).iterator());
  }

  private void write(TreeNode node, StringJoiner parts) {
    if (node == null) {
      parts.add(MISSING);
      return;
    }
    parts.add(String.valueOf(node.val));
    write(node.left, parts);
    write(node.right, parts);
  }

  /** Reads one tree, and leaves what follows it. */
  private TreeNode read(Iterator<String> parts) {
    String part = parts.next();
    if (part.equals(MISSING)) {
      return null;
    }
    TreeNode left = read(parts);
    return new TreeNode(Integer.parseInt(part), left, read(parts));
  }
}
