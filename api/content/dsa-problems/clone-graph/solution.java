import java.util.*;

class Solution {
  public GraphNode cloneGraph(GraphNode node) {
    if (node == null) {
      return null;
    }
    Map<GraphNode, GraphNode> copies = new HashMap<>();
    copies.put(node, new GraphNode(node.val));
    Deque<GraphNode> toVisit = new ArrayDeque<>();
    toVisit.push(node);
    while (!toVisit.isEmpty()) {
      GraphNode original = toVisit.pop();
      for (GraphNode neighbour : original.neighbours) {
        if (!copies.containsKey(neighbour)) {
          copies.put(neighbour, new GraphNode(neighbour.val));
          toVisit.push(neighbour);
        }
        copies.get(original).neighbours.add(copies.get(neighbour));
      }
    }
    return copies.get(node);
  }
}
