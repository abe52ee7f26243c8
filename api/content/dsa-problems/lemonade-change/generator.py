def call(n, random):
    return can_serve_all, [(5, 5, 10, 5, 20)[at % 5] for at in range(n)]
