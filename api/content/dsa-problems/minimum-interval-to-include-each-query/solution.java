import java.util.*;
import java.util.stream.IntStream;

class Solution {
  private record Candidate(int size, int end) {}

  public int[] minIntervals(int[][] intervals, int[] queries) {
    int[][] byStart = intervals.clone();
    Arrays.sort(byStart, Comparator.comparingInt(interval -> interval[0]));
    int[] sizes = new int[queries.length];
    Arrays.fill(sizes, -1);
    // Size and end of those that have begun, the smallest on top.
    PriorityQueue<Candidate> candidates =
        new PriorityQueue<>(Comparator.comparingInt(Candidate::size));
    int begun = 0;
    List<Integer> byQuery = IntStream.range(0, queries.length).boxed()
        .sorted(Comparator.comparingInt(index -> queries[index])).toList();
    for (int index : byQuery) {
      int query = queries[index];
      while (begun < byStart.length && byStart[begun][0] <= query) {
        int start = byStart[begun][0];
        int end = byStart[begun][1];
        candidates.add(new Candidate(end - start + 1, end));
        begun++;
      }
      while (!candidates.isEmpty() && candidates.peek().end() < query) {
        candidates.poll();
      }
      if (!candidates.isEmpty()) {
        sizes[index] = candidates.peek().size();
      }
    }
    return sizes;
  }
}
