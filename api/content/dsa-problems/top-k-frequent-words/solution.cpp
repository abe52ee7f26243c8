#include <algorithm>
#include <queue>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

using namespace std;

class Solution {
public:
  vector<string> topKFrequent(const vector<string>& words, int k) {
    unordered_map<string, int> countOf;
    for (const string& word : words) {
      countOf[word]++;
    }
    // The negated count comes first, so the largest pair is the worst word.
    priority_queue<pair<int, string>> heap;
    for (const auto& [word, count] : countOf) {
      heap.push({-count, word});
      if (static_cast<int>(heap.size()) > k) {
        heap.pop();
      }
    }
    vector<string> found;
    while (!heap.empty()) {
      found.push_back(heap.top().second);
      heap.pop();
    }
    reverse(found.begin(), found.end());
    return found;
  }
};
