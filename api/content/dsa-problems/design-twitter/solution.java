import java.util.*;

class Twitter {
  private static final int FEED_SIZE = 10;

  private record Tweet(int time, int id) {}

  /** A place in the tweets of one author. Those with the newest tweets come first. */
  private record Place(List<Tweet> tweets, int index) implements Comparable<Place> {
    Tweet tweet() {
      return tweets.get(index);
    }

    @Override
    public int compareTo(Place other) {
      return Integer.compare(other.tweet().time(), tweet().time());
    }
  }

  private int time;
  private final Map<Integer, List<Tweet>> tweets;
  private final Map<Integer, Set<Integer>> followed;

  public Twitter() {
    time = 0;
    tweets = new HashMap<>();
    followed = new HashMap<>();
  }

  public void postTweet(int user, int tweet) {
    time++;
    tweets.computeIfAbsent(user, key -> new ArrayList<>()).add(new Tweet(time, tweet));
  }

  public List<Integer> getNewsFeed(int user) {
    Set<Integer> authors = new HashSet<>(followed.getOrDefault(user, Set.of()));
    authors.add(user);
    List<Place> latest = new ArrayList<>();
    for (int author : authors) {
      if (tweets.containsKey(author)) {
        List<Tweet> posted = tweets.get(author);
        latest.add(new Place(posted, posted.size() - 1));
      }
    }
    PriorityQueue<Place> heap = new PriorityQueue<>(latest);
    List<Integer> feed = new ArrayList<>();
    while (!heap.isEmpty() && feed.size() < FEED_SIZE) {
      Place newest = heap.poll();
      feed.add(newest.tweet().id());
      if (newest.index() > 0) {
        heap.add(new Place(newest.tweets(), newest.index() - 1));
      }
    }
    return feed;
  }

  public void follow(int follower, int followee) {
    followed.computeIfAbsent(follower, key -> new HashSet<>()).add(followee);
  }

  public void unfollow(int follower, int followee) {
    if (followed.containsKey(follower)) {
      followed.get(follower).remove(followee);
    }
  }
}
