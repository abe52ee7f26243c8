#include <algorithm>
#include <functional>
#include <string>
#include <unordered_map>
#include <vector>

using namespace std;

class Solution {
public:
  vector<string> findItinerary(const vector<vector<string>>& tickets) {
    unordered_map<string, vector<string>> destinations;
    for (const auto& ticket : tickets) {
      destinations[ticket[0]].push_back(ticket[1]);
    }
    // The smallest comes last, where it's taken from.
    for (auto& [origin, left] : destinations) {
      sort(left.begin(), left.end(), greater<>());
    }
    vector<string> route;
    vector<string> stack = {"JFK"};
    while (!stack.empty()) {
      vector<string>& left = destinations[stack.back()];
      if (!left.empty()) {
        stack.push_back(left.back());
        left.pop_back();
      } else {
        // Stuck: all that follows this airport is in the route.
        route.push_back(stack.back());
        stack.pop_back();
      }
    }
    reverse(route.begin(), route.end());
    return route;
  }
};
