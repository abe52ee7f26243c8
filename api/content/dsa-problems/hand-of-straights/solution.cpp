#include <map>
#include <vector>

using namespace std;

class Solution {
public:
  bool canFormStraights(const vector<int>& hand, int size) {
    map<int, int> left;
    for (int card : hand) {
      left[card]++;
    }
    // A map lists its keys in ascending order.
    for (const auto& [lowest, count] : left) {
      // A copy, since the loop below changes the count.
      const int groups = count;
      if (groups == 0) {
        continue;
      }
      for (int card = lowest; card < lowest + size; card++) {
        if (left[card] < groups) {
          return false;
        }
        left[card] -= groups;
      }
    }
    return true;
  }
};
