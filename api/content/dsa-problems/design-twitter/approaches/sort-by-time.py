from collections import defaultdict


class Twitter:
    def __init__(self):
        self.time = 0
        self.tweets: dict[int, list[tuple[int, int]]] = defaultdict(list)
        self.followed: dict[int, set[int]] = defaultdict(set)

    def post_tweet(self, user: int, tweet: int) -> None:
        self.time += 1
        self.tweets[user].append((self.time, tweet))

    def get_news_feed(self, user: int) -> list[int]:
        messages: list[tuple[int, int]] = []
        for author in self.followed[user] | {user}:
            messages += self.tweets[author]
        messages.sort(reverse=True)
        return [tweet for _, tweet in messages[:10]]

    def follow(self, follower: int, followee: int) -> None:
        self.followed[follower].add(followee)

    def unfollow(self, follower: int, followee: int) -> None:
        self.followed[follower].discard(followee)


start = [("post_tweet", 1, 50), ("follow", 1, 2), ("post_tweet", 2, 60)]
print(calls(Twitter(), *start, ("get_news_feed", 1)))
