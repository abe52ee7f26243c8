#include <algorithm>
#include <functional>
#include <queue>
#include <tuple>
#include <vector>

using namespace std;

class Solution {
public:
  int kthSmallest(const vector<vector<int>>& matrix, int k) {
    int size = matrix.size();
    // Entries are element, row and column.
    using Entry = tuple<int, int, int>;
    priority_queue<Entry, vector<Entry>, greater<Entry>> heap;
    for (int row = 0; row < min(size, k); row++) {
      heap.push({matrix[row][0], row, 0});
    }
    for (int taken = 1; taken < k; taken++) {
      auto [element, row, column] = heap.top();
      heap.pop();
      if (column + 1 < size) {
        heap.push({matrix[row][column + 1], row, column + 1});
      }
    }
    return get<0>(heap.top());
  }
};
