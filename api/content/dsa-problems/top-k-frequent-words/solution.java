import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;

class Solution {
  public List<String> topKFrequent(String[] words, int k) {
    Map<String, Integer> countOf = new HashMap<>();
    for (String word : words) {
      countOf.merge(word, 1, Integer::sum);
    }
    // The worst word is on top.
    Comparator<String> worstFirst = Comparator.comparing(countOf::get);
    worstFirst = worstFirst.thenComparing(Comparator.reverseOrder());
    PriorityQueue<String> heap = new PriorityQueue<>(worstFirst);
    for (String word : countOf.keySet()) {
      heap.add(word);
      if (heap.size() > k) {
        heap.remove();
      }
    }
    LinkedList<String> found = new LinkedList<>();
    while (!heap.isEmpty()) {
      found.addFirst(heap.remove());
    }
    return found;
  }
}
