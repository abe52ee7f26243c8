#include <stack>
#include <unordered_map>

using namespace std;

class Solution {
public:
  GraphNode* cloneGraph(GraphNode* node) {
    if (node == nullptr) {
      return nullptr;
    }
    unordered_map<GraphNode*, GraphNode*> copies;
    copies[node] = new GraphNode(node->val);
    stack<GraphNode*> toVisit;
    toVisit.push(node);
    while (!toVisit.empty()) {
      GraphNode* original = toVisit.top();
      toVisit.pop();
      for (GraphNode* neighbour : original->neighbours) {
        if (!copies.contains(neighbour)) {
          copies[neighbour] = new GraphNode(neighbour->val);
          toVisit.push(neighbour);
        }
        copies[original]->neighbours.push_back(copies[neighbour]);
      }
    }
    return copies[node];
  }
};
