#include <cstdlib>
#include <unordered_map>

using namespace std;

class DetectSquares {
public:
  void add(int x, int y) {
    times[x * SIZE + y]++;
  }

  long long count(int x, int y) {
    long long squares = 0;
    for (const auto& [point, here] : times) {
      // (a, b) is the corner opposite to (x, y).
      int a = point / SIZE;
      int b = point % SIZE;
      if (a != x && abs(a - x) == abs(b - y)) {
        squares += here * timesAt(x, b) * timesAt(a, y);
      }
    }
    return squares;
  }

private:
  // Coordinates are smaller, so x * SIZE + y is a different key for each point.
  static constexpr int SIZE = 1001;

  unordered_map<int, long long> times;

  long long timesAt(int x, int y) {
    auto found = times.find(x * SIZE + y);
    return found == times.end() ? 0 : found->second;
  }
};
