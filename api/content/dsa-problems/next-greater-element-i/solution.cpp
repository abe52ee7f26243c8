#include <stack>
#include <unordered_map>
#include <vector>

using namespace std;

class Solution {
public:
  vector<int> nextGreaterElement(const vector<int>& queries, const vector<int>& numbers) {
    unordered_map<int, int> greater;
    stack<int> waiting;
    for (int number : numbers) {
      while (!waiting.empty() && waiting.top() < number) {
        greater[waiting.top()] = number;
        waiting.pop();
      }
      waiting.push(number);
    }
    vector<int> answers;
    for (int query : queries) {
      auto found = greater.find(query);
      answers.push_back(found == greater.end() ? -1 : found->second);
    }
    return answers;
  }
};
