#include <utility>
#include <vector>

/** One node of an undirected graph. */
struct GraphNode {
  int val;
  std::vector<GraphNode*> neighbours;

  GraphNode(int val = 0, std::vector<GraphNode*> neighbours = {})
      : val(val), neighbours(std::move(neighbours)) {}
};
