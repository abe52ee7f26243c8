import java.util.HashSet;
import java.util.Set;

class Solution {
  public boolean canForm(int[][] triplets, int[] target) {
    Set<Integer> reached = new HashSet<>();
    for (int[] triplet : triplets) {
      // One value too large spoils every merge.
      if (triplet[0] > target[0] || triplet[1] > target[1] || triplet[2] > target[2]) {
        continue;
      }
      for (int position = 0; position < 3; position++) {
        if (triplet[position] == target[position]) {
          reached.add(position);
        }
      }
    }
    return reached.size() == 3;
  }
}
