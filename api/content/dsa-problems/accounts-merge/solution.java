import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

class Solution {
  private int[] parents;

  public List<List<String>> accountsMerge(String[][] accounts) {
    parents = new int[accounts.length];
    // In order of address, so that each group gets its addresses sorted.
    Map<String, Integer> owners = new TreeMap<>();
    for (int account = 0; account < accounts.length; account++) {
      parents[account] = account;
      for (int at = 1; at < accounts[account].length; at++) {
        Integer owner = owners.putIfAbsent(accounts[account][at], account);
        if (owner != null) {
          parents[find(account)] = find(owner);
        }
      }
    }
    Map<Integer, List<String>> groups = new TreeMap<>();
    for (Map.Entry<String, Integer> owned : owners.entrySet()) {
      int root = find(owned.getValue());
      groups
          .computeIfAbsent(root, group -> new ArrayList<>(List.of(accounts[group][0])))
          .add(owned.getKey());
    }
    return new ArrayList<>(groups.values());
  }

  private int find(int account) {
    while (parents[account] != account) {
      parents[account] = parents[parents[account]];
      account = parents[account];
    }
    return account;
  }
}
