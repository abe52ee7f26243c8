#include <vector>

using namespace std;

class RangeSum {
public:
  RangeSum(const vector<int>& numbers) {
    before.push_back(0);
    for (int number : numbers) {
      before.push_back(before.back() + number);
    }
  }

  long long sumRange(int left, int right) {
    return before[right + 1] - before[left];
  }

private:
  // before[i] is the sum of the first i numbers.
  vector<long long> before;
};
