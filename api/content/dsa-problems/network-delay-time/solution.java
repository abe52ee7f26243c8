import java.util.*;

class Solution {
  private record Link(int target, int time) {}

  private record Message(int at, int computer) {}

  public int networkDelay(int[][] links, int count, int start) {
    List<List<Link>> outgoing = new ArrayList<>();
    for (int computer = 0; computer <= count; computer++) {
      outgoing.add(new ArrayList<>());
    }
    for (int[] link : links) {
      outgoing.get(link[0]).add(new Link(link[1], link[2]));
    }
    Map<Integer, Integer> received = new HashMap<>();
    PriorityQueue<Message> onTheWay = new PriorityQueue<>(Comparator.comparingInt(Message::at));
    onTheWay.add(new Message(0, start));
    while (!onTheWay.isEmpty()) {
      Message message = onTheWay.poll();
      if (received.containsKey(message.computer())) {
        continue;
      }
      received.put(message.computer(), message.at());
      for (Link link : outgoing.get(message.computer())) {
        if (!received.containsKey(link.target())) {
          onTheWay.add(new Message(message.at() + link.time(), link.target()));
        }
      }
    }
    return received.size() == count ? Collections.max(received.values()) : -1;
  }
}
