from collections import defaultdict
from heapq import heapify, heappop, heappush

FEED_SIZE = 10


class Twitter:
    def __init__(self):
        self.time = 0
        self.tweets: dict[int, list[tuple[int, int]]] = defaultdict(list)
        self.followed: dict[int, set[int]] = defaultdict(set)

    def post_tweet(self, user: int, tweet: int) -> None:
        # The newest has the smallest time: heapq is a min-heap.
        self.time -= 1
        self.tweets[user].append((self.time, tweet))

    def get_news_feed(self, user: int) -> list[int]:
        heap = []
        for author in self.followed[user] | {user}:
            tweets = self.tweets[author]
            if tweets:
                heap.append((*tweets[-1], len(tweets) - 1, tweets))
        heapify(heap)
        feed: list[int] = []
        while heap and len(feed) < FEED_SIZE:
            _, tweet, index, tweets = heappop(heap)
            feed.append(tweet)
            if index > 0:
                heappush(heap, (*tweets[index - 1], index - 1, tweets))
        return feed

    def follow(self, follower: int, followee: int) -> None:
        self.followed[follower].add(followee)

    def unfollow(self, follower: int, followee: int) -> None:
        self.followed[follower].discard(followee)


start = [("post_tweet", 1, 50), ("follow", 1, 2), ("post_tweet", 2, 60)]
print(calls(Twitter(), *start, ("get_news_feed", 1)))
