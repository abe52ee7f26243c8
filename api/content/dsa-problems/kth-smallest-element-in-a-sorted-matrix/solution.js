function kthSmallest(matrix, k) {
  // Entries are [element, row, column]. The first elements ascend, so they're a heap already.
  const heap = matrix.slice(0, k).map((row, index) => [row[0], index, 0]);
  for (let taken = 1; taken < k; taken += 1) {
    const [, row, column] = heap[0];
    const last = heap.length - 1;
    if (column + 1 < matrix[row].length) {
      heap[0] = [matrix[row][column + 1], row, column + 1];
    } else {
      heap[0] = heap[last];
      heap.pop();
    }
    sink(heap);
  }
  return heap[0][0];
}

/** Moves the entry at the top down to where it belongs. */
function sink(heap) {
  let at = 0;
  while (true) {
    let smallest = at;
    for (const child of [2 * at + 1, 2 * at + 2]) {
      if (child < heap.length && heap[child][0] < heap[smallest][0]) smallest = child;
    }
    if (smallest === at) return;
    [heap[at], heap[smallest]] = [heap[smallest], heap[at]];
    at = smallest;
  }
}

const matrix = [
  [2, 6, 9],
  [3, 6, 14],
  [8, 10, 15],
];

console.log(kthSmallest(matrix, 4));
