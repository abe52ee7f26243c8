#include <string>

using namespace std;

class Solution {
public:
  bool isAnagram(const string& first, const string& second) {
    string letters = second;
    for (char letter : first) {
      size_t place = letters.find(letter);
      if (place == string::npos) {
        return false;
      }
      letters.erase(place, 1);
    }
    return letters.empty();
  }
};
