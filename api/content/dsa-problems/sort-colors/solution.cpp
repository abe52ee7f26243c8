#include <utility>
#include <vector>

using namespace std;

class Solution {
public:
  vector<int> sortColors(vector<int>& colors) {
    int low = 0;
    int current = 0;
    int high = colors.size() - 1;
    while (current <= high) {
      if (colors[current] == 0) {
        swap(colors[low], colors[current]);
        low++;
        current++;
      } else if (colors[current] == 2) {
        swap(colors[current], colors[high]);
        high--;
      } else {
        current++;
      }
    }
    return colors;
  }
};
