#include <queue>
#include <tuple>
#include <unordered_map>
#include <unordered_set>
#include <vector>

using namespace std;

class Twitter {
public:
  void postTweet(int user, int tweet) {
    tweets[user].push_back({++time, tweet});
  }

  vector<int> getNewsFeed(int user) {
    unordered_set<int> authors = followed[user];
    authors.insert(user);
    // Time, author and index of the newest tweet of each author.
    vector<tuple<int, int, int>> latest;
    for (int author : authors) {
      const vector<Tweet>& posted = tweets[author];
      if (!posted.empty()) {
        latest.emplace_back(posted.back().time, author, posted.size() - 1);
      }
    }
    priority_queue<tuple<int, int, int>> heap(latest.begin(), latest.end());
    vector<int> feed;
    while (!heap.empty() && feed.size() < FEED_SIZE) {
      auto [newest, author, index] = heap.top();
      heap.pop();
      const vector<Tweet>& posted = tweets[author];
      feed.push_back(posted[index].id);
      if (index > 0) {
        heap.emplace(posted[index - 1].time, author, index - 1);
      }
    }
    return feed;
  }

  void follow(int follower, int followee) {
    followed[follower].insert(followee);
  }

  void unfollow(int follower, int followee) {
    followed[follower].erase(followee);
  }

private:
  static constexpr size_t FEED_SIZE = 10;

  struct Tweet {
    int time;
    int id;
  };

  int time = 0;
  unordered_map<int, vector<Tweet>> tweets;
  unordered_map<int, unordered_set<int>> followed;
};
