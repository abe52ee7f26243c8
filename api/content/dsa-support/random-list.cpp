/** One node of a linked list that also refers to any of its nodes. */
struct Node {
  int val;
  Node* next;
  Node* random;

  Node(int val = 0, Node* next = nullptr, Node* random = nullptr)
      : val(val), next(next), random(random) {}
};
