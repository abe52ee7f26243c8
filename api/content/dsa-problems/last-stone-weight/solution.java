import java.util.Comparator;
import java.util.PriorityQueue;

class Solution {
  public int lastStoneWeight(int[] weights) {
    PriorityQueue<Integer> stones = new PriorityQueue<>(Comparator.reverseOrder());
    for (int weight : weights) {
      stones.add(weight);
    }
    while (stones.size() > 1) {
      int heaviest = stones.poll();
      int second = stones.poll();
      if (heaviest > second) {
        stones.add(heaviest - second);
      }
    }
    return stones.isEmpty() ? 0 : stones.peek();
  }
}
