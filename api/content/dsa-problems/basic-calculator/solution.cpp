#include <cctype>
#include <stack>
#include <string>

using namespace std;

class Solution {
public:
  int calculate(string expression) {
    stack<int> levels({1});
    int sign = 1;
    int total = 0;
    int number = 0;
    for (char character : expression) {
      if (isdigit(character)) {
        number = number * 10 + (character - '0');
      } else if (character == '(') {
        levels.push(sign);
      } else if (character != ' ') {
        total += sign * number;
        number = 0;
        if (character == ')') {
          levels.pop();
        } else {
          sign = character == '+' ? levels.top() : -levels.top();
        }
      }
    }
    return total + sign * number;
  }
};
