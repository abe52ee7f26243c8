import java.util.ArrayList;
import java.util.List;

class Solution {
  public List<Integer> asteroidCollision(int[] asteroids) {
    List<Integer> survivors = new ArrayList<>();
    for (int asteroid : asteroids) {
      boolean exists = true;
      while (exists && asteroid < 0 && !survivors.isEmpty()) {
        int last = survivors.size() - 1;
        int top = survivors.get(last);
        if (top < 0) {
          break;
        }
        exists = top < -asteroid;
        if (top <= -asteroid) {
          survivors.remove(last);
        }
      }
      if (exists) {
        survivors.add(asteroid);
      }
    }
    return survivors;
  }
}
