/**
 * Return a deep copy of the graph that node belongs to.
 *
 * It consists of new nodes with the same values and neighbours. The
 * result is the copy of node, or null if there is no node.
 * @param {GraphNode | null} node
 * @returns {GraphNode | null}
 */
function cloneGraph(node) {
}

console.log(adjacency(cloneGraph(graph([[2, 3], [1, 3], [1, 2, 4], [3]]))));
