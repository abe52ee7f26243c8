#include <map>
#include <numeric>
#include <string>
#include <vector>

using namespace std;

class Solution {
public:
  vector<vector<string>> accountsMerge(const vector<vector<string>>& accounts) {
    parents.resize(accounts.size());
    iota(parents.begin(), parents.end(), 0);
    // In order of address, so that each group gets its addresses sorted.
    map<string, int> owners;
    for (int account = 0; account < static_cast<int>(accounts.size()); account++) {
      for (size_t at = 1; at < accounts[account].size(); at++) {
        auto [owner, isNew] = owners.insert({accounts[account][at], account});
        if (!isNew) {
          parents[find(account)] = find(owner->second);
        }
      }
    }
    map<int, vector<string>> groups;
    for (const auto& [email, account] : owners) {
      groups[find(account)].push_back(email);
    }
    vector<vector<string>> merged;
    for (const auto& [root, emails] : groups) {
      merged.push_back({accounts[root][0]});
      merged.back().insert(merged.back().end(), emails.begin(), emails.end());
    }
    return merged;
  }

private:
  vector<int> parents;

  int find(int account) {
    while (parents[account] != account) {
      parents[account] = parents[parents[account]];
      account = parents[account];
    }
    return account;
  }
};
