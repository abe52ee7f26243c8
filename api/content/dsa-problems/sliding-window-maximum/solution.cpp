#include <deque>
#include <vector>

using namespace std;

class Solution {
public:
  vector<int> maxSlidingWindow(const vector<int>& numbers, int k) {
    int count = numbers.size();
    vector<int> maxima;
    // Indices in the window; their numbers descend.
    deque<int> candidates;
    for (int index = 0; index < count; index++) {
      while (!candidates.empty() && numbers[candidates.back()] <= numbers[index]) {
        candidates.pop_back();
      }
      candidates.push_back(index);
      if (candidates.front() <= index - k) {
        candidates.pop_front();
      }
      if (index >= k - 1) {
        maxima.push_back(numbers[candidates.front()]);
      }
    }
    return maxima;
  }
};
