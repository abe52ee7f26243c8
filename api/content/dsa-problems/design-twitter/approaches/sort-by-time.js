class Twitter {
  time = 0;
  tweets = new Map();
  followed = new Map();

  postTweet(user, tweet) {
    this.time += 1;
    if (!this.tweets.has(user)) this.tweets.set(user, []);
    this.tweets.get(user).push({ time: this.time, tweet });
  }

  getNewsFeed(user) {
    const authors = new Set([user, ...(this.followed.get(user) ?? [])]);
    const messages = [...authors].flatMap((author) => this.tweets.get(author) ?? []);
    messages.sort((one, other) => other.time - one.time);
    return messages.slice(0, 10).map(({ tweet }) => tweet);
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
