#include <algorithm>
#include <unordered_map>
#include <vector>

using namespace std;

class Solution {
public:
  int findMaxLength(const vector<int>& bits) {
    // Each balance, with the number of entries before it occurred first.
    unordered_map<int, int> first{{0, 0}};
    int balance = 0;
    int longest = 0;
    int count = 0;
    for (int bit : bits) {
      count++;
      balance += bit == 1 ? 1 : -1;
      auto [place, isNew] = first.try_emplace(balance, count);
      if (!isNew) {
        longest = max(longest, count - place->second);
      }
    }
    return longest;
  }
};
