class Twitter:
    """A small social network whose feeds show the ten newest messages."""

    def __init__(self):
        pass

    def post_tweet(self, user: int, tweet: int) -> None:
        """Post the message with the id tweet in the name of user."""
        pass

    def get_news_feed(self, user: int) -> list[int]:
        """Return at most ten ids of messages, the most recent first.

        They are by user and by those whom user follows.
        """
        pass

    def follow(self, follower: int, followee: int) -> None:
        """From now on, follower sees what followee posts."""
        pass

    def unfollow(self, follower: int, followee: int) -> None:
        """From now on, follower no longer sees what followee posts."""
        pass


start = [("post_tweet", 1, 50), ("follow", 1, 2), ("post_tweet", 2, 60)]
print(calls(Twitter(), *start, ("get_news_feed", 1)))
