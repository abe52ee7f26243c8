#include <utility>
#include <vector>

using namespace std;

class Solution {
public:
  vector<int> sortColors(vector<int>& colors) {
    int low = 0;
    int at = 0;
    int high = colors.size() - 1;
    while (at <= high) {
      if (colors[at] == 0) {
        swap(colors[low], colors[at]);
        low++;
        at++;
      } else if (colors[at] == 2) {
        swap(colors[at], colors[high]);
        high--;
      } else {
        at++;
      }
    }
    return colors;
  }
};
