#include <vector>

class Solution {
 public:
  std::vector<int> sums(const std::vector<int>& numbers) {
    return missing;
  }
};
