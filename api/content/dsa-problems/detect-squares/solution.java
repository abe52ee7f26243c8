import java.util.HashMap;
import java.util.Map;

class DetectSquares {
  private record Point(int x, int y) {}

  private final Map<Point, Integer> times;

  public DetectSquares() {
    times = new HashMap<>();
  }

  public void add(int x, int y) {
    times.merge(new Point(x, y), 1, Integer::sum);
  }

  public long count(int x, int y) {
    long squares = 0;
    for (Map.Entry<Point, Integer> entry : times.entrySet()) {
      // The corner opposite to (x, y).
      Point opposite = entry.getKey();
      if (opposite.x() != x && Math.abs(opposite.x() - x) == Math.abs(opposite.y() - y)) {
        long here = entry.getValue();
        squares += here * timesAt(x, opposite.y()) * timesAt(opposite.x(), y);
      }
    }
    return squares;
  }

  private int timesAt(int x, int y) {
    return times.getOrDefault(new Point(x, y), 0);
  }
}
