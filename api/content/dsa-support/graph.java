import java.util.ArrayList;
import java.util.List;

/** One node of an undirected graph. */
class GraphNode {
  int val;
  List<GraphNode> neighbours = new ArrayList<>();

  GraphNode() {}

  GraphNode(int val) {
    this.val = val;
  }

  GraphNode(int val, List<GraphNode> neighbours) {
    this.val = val;
    this.neighbours = neighbours;
  }
}
