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
    // The messages of each author, and the index of the newest that isn't in the feed.
    const heap = [...authors]
      .map((author) => this.tweets.get(author) ?? [])
      .filter((tweets) => tweets.length > 0)
      .map((tweets) => ({ tweets, index: tweets.length - 1 }));
    for (let at = (heap.length >> 1) - 1; at >= 0; at -= 1) siftDown(heap, at);
    const feed = [];
    while (heap.length > 0 && feed.length < FEED_SIZE) {
      const { tweets, index } = heap[0];
      feed.push(tweets[index].tweet);
      if (index > 0) heap[0] = { tweets, index: index - 1 };
      else {
        const moved = heap.pop();
        if (heap.length === 0) break;
        heap[0] = moved;
      }
      siftDown(heap, 0);
    }
    return feed;
  }

  follow(follower, followee) {
    if (!this.followed.has(follower)) this.followed.set(follower, new Set());
    this.followed.get(follower).add(followee);
  }

  unfollow(follower, followee) {
    this.followed.get(follower)?.delete(followee);
  }
}

/** Moves an item down to its place, with the newest at the root: JavaScript has no heap of its own. */
function siftDown(heap, start) {
  const timeAt = (at) => heap[at]?.tweets[heap[at].index].time;
  let at = start;
  while (true) {
    let newest = at;
    for (const child of [2 * at + 1, 2 * at + 2]) {
      if (timeAt(child) > timeAt(newest)) newest = child;
    }
    if (newest === at) return;
    [heap[newest], heap[at]] = [heap[at], heap[newest]];
    at = newest;
  }
}

const start = [
  ['postTweet', 1, 50],
  ['follow', 1, 2],
  ['postTweet', 2, 60],
];

console.log(calls(new Twitter(), ...start, ['getNewsFeed', 1]));
