const FEED_SIZE = 10;

class Twitter {
  constructor() {
    this.time = 0;
    this.tweets = new Map();
    this.followed = new Map();
  }

  postTweet(user, tweet) {
    this.time += 1;
    if (!this.tweets.has(user)) this.tweets.set(user, []);
    this.tweets.get(user).push({ time: this.time, tweet });
  }

  getNewsFeed(user) {
    const authors = new Set([user, ...(this.followed.get(user) ?? [])]);
    // Nobody has more than ten tweets in the feed.
    const latest = [...authors].flatMap((author) =>
      (this.tweets.get(author) ?? []).slice(-FEED_SIZE),
    );
    return latest
      .sort((one, other) => other.time - one.time)
      .slice(0, FEED_SIZE)
      .map(({ tweet }) => tweet);
  }

  follow(follower, followee) {
    if (!this.followed.has(follower)) this.followed.set(follower, new Set());
    this.followed.get(follower).add(followee);
  }

  unfollow(follower, followee) {
    this.followed.get(follower)?.delete(followee);
  }
}

const start = [
  ['postTweet', 1, 50],
  ['follow', 1, 2],
  ['postTweet', 2, 60],
];

console.log(calls(new Twitter(), ...start, ['getNewsFeed', 1]));
