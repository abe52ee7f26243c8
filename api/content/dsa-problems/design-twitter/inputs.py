def call(n, random):
    steps = []
    for tweet in range(5 * n):
        user, other = random.randint(1, 3), random.randint(1, 3)
        steps += random.choice([
            [("post_tweet", user, tweet)],
            [("post_tweet", user, tweet)],
            [("follow", user, other)],
            [("unfollow", user, other)],
            [("get_news_feed", user)],
        ])
    return calls, Twitter(), *steps, ("get_news_feed", 1)
