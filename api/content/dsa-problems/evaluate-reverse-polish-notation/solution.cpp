#include <stack>
#include <string>
#include <vector>

using namespace std;

class Solution {
public:
  long long evaluate(const vector<string>& tokens) {
    stack<long long> operands;
    for (const string& token : tokens) {
      if (token != "+" && token != "-" && token != "*" && token != "/") {
        operands.push(stoll(token));
        continue;
      }
      long long right = operands.top();
      operands.pop();
      long long left = operands.top();
      operands.pop();
      operands.push(apply(token[0], left, right));
    }
    return operands.top();
  }

private:
  long long apply(char operation, long long left, long long right) {
    switch (operation) {
      case '+':
        return left + right;
      case '-':
        return left - right;
      case '*':
        return left * right;
      default:
        // It rounds towards zero.
        return left / right;
    }
  }
};
