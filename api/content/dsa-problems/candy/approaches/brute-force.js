function candy(ratings) {
  const candies = new Array(ratings.length).fill(1);
  let changed = true;
  while (changed) {
    changed = false;
    for (const [child, rating] of ratings.entries()) {
      for (const neighbour of [child - 1, child + 1]) {
        // Beyond the ends there's no rating, and no comparison holds.
        if (rating > ratings[neighbour] && candies[child] <= candies[neighbour]) {
          candies[child] = candies[neighbour] + 1;
          changed = true;
        }
      }
    }
  }
  return candies.reduce((sum, count) => sum + count, 0);
}

console.log(candy([1, 3, 4, 2, 2, 1]));
