#include <algorithm>
#include <string>
#include <unordered_map>
#include <vector>

using namespace std;

class Solution {
public:
  vector<string> findWords(vector<string> board, const vector<string>& words) {
    Node* trie = new Node();
    for (const string& word : words) {
      Node* node = trie;
      for (char letter : word) {
        if (!node->children.contains(letter)) {
          node->children[letter] = new Node();
        }
        node = node->children[letter];
      }
      node->word = word;
    }
    vector<string> found;
    int rows = board.size();
    int columns = board[0].size();
    for (int row = 0; row < rows; row++) {
      for (int column = 0; column < columns; column++) {
        search(board, row, column, trie, found);
      }
    }
    sort(found.begin(), found.end());
    return found;
  }

private:
  struct Node {
    unordered_map<char, Node*> children;
    string word;
  };

  // No edge has this letter.
  static constexpr char USED = '#';

  void search(vector<string>& cells, int row, int column, Node* parent, vector<string>& found) {
    int rows = cells.size();
    int columns = cells[0].size();
    if (row < 0 || row == rows || column < 0 || column == columns) {
      return;
    }
    char letter = cells[row][column];
    if (!parent->children.contains(letter)) {
      return;
    }
    Node* node = parent->children[letter];
    if (!node->word.empty()) {
      found.push_back(node->word);
      node->word.clear();
    }
    cells[row][column] = USED;
    search(cells, row - 1, column, node, found);
    search(cells, row + 1, column, node, found);
    search(cells, row, column - 1, node, found);
    search(cells, row, column + 1, node, found);
    cells[row][column] = letter;
    // Nothing is left to find there.
    if (node->children.empty()) {
      parent->children.erase(letter);
    }
  }
};
