class Twitter:
    def __init__(self):
        self.posted: list[tuple[int, int]] = []
        self.followed: set[tuple[int, int]] = set()

    def post_tweet(self, user: int, tweet: int) -> None:
        self.posted.append((user, tweet))

    def get_news_feed(self, user: int) -> list[int]:
        feed = [
            tweet
            for author, tweet in self.posted
            if author == user or (user, author) in self.followed
        ]
        return feed[::-1][:10]

    def follow(self, follower: int, followee: int) -> None:
        self.followed.add((follower, followee))

    def unfollow(self, follower: int, followee: int) -> None:
        self.followed.discard((follower, followee))


start = [("post_tweet", 1, 50), ("follow", 1, 2), ("post_tweet", 2, 60)]
print(calls(Twitter(), *start, ("get_news_feed", 1)))
