import java.util.*;

class TimeMap {
  // The timestamps and values of a key, both in order of time.
  private record History(List<Integer> times, List<String> values) {
    History() {
      this(new ArrayList<>(), new ArrayList<>());
    }
  }

  private final Map<String, History> histories = new HashMap<>();

  public TimeMap() {}

  public void set(String key, String value, int timestamp) {
    History history = histories.computeIfAbsent(key, missing -> new History());
    history.times().add(timestamp);
    history.values().add(value);
  }

  public String get(String key, int timestamp) {
    History history = histories.getOrDefault(key, new History());
    // How many aren't later than timestamp.
    int low = 0;
    int high = history.times().size();
    while (low < high) {
      int middle = (low + high) / 2;
      if (history.times().get(middle) <= timestamp) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low > 0 ? history.values().get(low - 1) : "";
  }
}
