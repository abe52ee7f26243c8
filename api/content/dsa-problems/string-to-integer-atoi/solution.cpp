#include <climits>
#include <string>

using namespace std;

class Solution {
public:
  int parseInteger(const string& text) {
    size_t at = 0;
    while (at < text.size() && text[at] == ' ') {
      at++;
    }
    bool negative = at < text.size() && text[at] == '-';
    if (at < text.size() && (text[at] == '+' || text[at] == '-')) {
      at++;
    }
    int number = 0;
    while (at < text.size() && text[at] >= '0' && text[at] <= '9') {
      int digit = text[at] - '0';
      if (number > (INT_MAX - digit) / 10) {
        return negative ? INT_MIN : INT_MAX;
      }
      number = number * 10 + digit;
      at++;
    }
    return negative ? -number : number;
  }
};
