#include <climits>
#include <string>
#include <unordered_map>

using namespace std;

class Solution {
public:
  string minWindow(const string& text, const string& needed) {
    unordered_map<char, int> missing;
    for (char letter : needed) {
      missing[letter]++;
    }
    int left = needed.size();
    int length = text.size();
    int start = 0;
    int bestStart = 0;
    int bestLength = INT_MAX;
    for (int end = 0; end < length; end++) {
      char letter = text[end];
      if (missing.contains(letter)) {
        if (missing[letter] > 0) {
          left--;
        }
        missing[letter]--;
      }
      while (left == 0) {
        if (end - start + 1 < bestLength) {
          bestStart = start;
          bestLength = end - start + 1;
        }
        char first = text[start];
        if (missing.contains(first)) {
          missing[first]++;
          if (missing[first] > 0) {
            left++;
          }
        }
        start++;
      }
    }
    return bestLength == INT_MAX ? "" : text.substr(bestStart, bestLength);
  }
};
