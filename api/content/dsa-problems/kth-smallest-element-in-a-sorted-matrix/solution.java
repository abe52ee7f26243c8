import java.util.Comparator;
import java.util.PriorityQueue;

class Solution {
  private record Entry(int element, int row, int column) {}

  public int kthSmallest(int[][] matrix, int k) {
    PriorityQueue<Entry> heap = new PriorityQueue<>(Comparator.comparingInt(Entry::element));
    for (int row = 0; row < Math.min(matrix.length, k); row++) {
      heap.add(new Entry(matrix[row][0], row, 0));
    }
    for (int taken = 1; taken < k; taken++) {
      Entry smallest = heap.remove();
      int row = smallest.row();
      int next = smallest.column() + 1;
      if (next < matrix.length) {
        heap.add(new Entry(matrix[row][next], row, next));
      }
    }
    return heap.remove().element();
  }
}
