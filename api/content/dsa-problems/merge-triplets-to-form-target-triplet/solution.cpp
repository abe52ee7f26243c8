#include <unordered_set>
#include <vector>

using namespace std;

class Solution {
public:
  bool canForm(const vector<vector<int>>& triplets, const vector<int>& target) {
    unordered_set<int> reached;
    for (const auto& triplet : triplets) {
      // One value too large spoils every merge.
      if (triplet[0] > target[0] || triplet[1] > target[1] || triplet[2] > target[2]) {
        continue;
      }
      for (int position = 0; position < 3; position++) {
        if (triplet[position] == target[position]) {
          reached.insert(position);
        }
      }
    }
    return reached.size() == 3;
  }
};
