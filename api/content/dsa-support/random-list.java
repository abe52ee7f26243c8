/** One node of a linked list that also refers to any of its nodes. */
class Node {
  int val;
  Node next;
  Node random;

  Node() {}

  Node(int val) {
    this.val = val;
  }

  Node(int val, Node next, Node random) {
    this.val = val;
    this.next = next;
    this.random = random;
  }
}
