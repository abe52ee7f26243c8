def call(n, random):
    """The messages are posted already, by people the reader follows."""
    twitter = Twitter()
    for tweet in range(10 * n):
        twitter.post_tweet(tweet % 10 + 1, tweet)
    for followee in range(1, 11):
        twitter.follow(0, followee)
    return calls, twitter, *[("get_news_feed", 0)] * 100
