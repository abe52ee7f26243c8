#include <algorithm>
#include <string>
#include <unordered_map>
#include <vector>

using namespace std;

class Solution {
public:
  vector<int> partitionLabels(const string& text) {
    int length = text.size();
    unordered_map<char, int> last;
    for (int index = 0; index < length; index++) {
      last[text[index]] = index;
    }
    vector<int> lengths;
    int start = 0;
    int end = 0;
    for (int index = 0; index < length; index++) {
      end = max(end, last[text[index]]);
      if (index == end) {
        lengths.push_back(end - start + 1);
        start = index + 1;
      }
    }
    return lengths;
  }
};
