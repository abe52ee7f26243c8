/** A small social network whose feeds show the ten newest messages. */
class Twitter {
  constructor() {
  }

  /**
   * Post the message with the id tweet in the name of user.
   * @param {number} user
   * @param {number} tweet
   */
  postTweet(user, tweet) {
  }

  /**
   * Return at most ten ids of messages, the most recent first.
   *
   * They are by user and by those whom user follows.
   * @param {number} user
   * @returns {number[]}
   */
  getNewsFeed(user) {
  }

  /**
   * From now on, follower sees what followee posts.
   * @param {number} follower
   * @param {number} followee
   */
  follow(follower, followee) {
  }

  /**
   * From now on, follower no longer sees what followee posts.
   * @param {number} follower
   * @param {number} followee
   */
  unfollow(follower, followee) {
  }
}

const start = [
  ['postTweet', 1, 50],
  ['follow', 1, 2],
  ['postTweet', 2, 60],
];

console.log(calls(new Twitter(), ...start, ['getNewsFeed', 1]));
