import java.util.*;

class TimeMap {
  private record Entry(int timestamp, String value) {}

  // The entries of each key, in order of time.
  private final Map<String, List<Entry>> histories = new HashMap<>();

  public TimeMap() {}

  public void set(String key, String value, int timestamp) {
    histories.computeIfAbsent(key, missing -> new ArrayList<>()).add(new Entry(timestamp, value));
  }

  public String get(String key, int timestamp) {
    List<Entry> history = histories.getOrDefault(key, List.of());
    // How many entries aren't later than timestamp.
    int low = 0;
    int high = history.size();
    while (low < high) {
      int middle = (low + high) / 2;
      if (history.get(middle).timestamp() <= timestamp) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low > 0 ? history.get(low - 1).value() : "";
  }
}
