class Twitter {
  posted = [];
  followed = new Map();

  postTweet(user, tweet) {
    this.posted.push({ user, tweet });
  }

  getNewsFeed(user) {
    const followed = this.followed.get(user) ?? new Set();
    return this.posted
      .filter((message) => message.user === user || followed.has(message.user))
      .map(({ tweet }) => tweet)
      .slice(-10)
      .reverse();
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
