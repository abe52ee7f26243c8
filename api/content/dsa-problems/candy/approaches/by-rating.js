function candy(ratings) {
  const candies = new Array(ratings.length).fill(1);
  const order = [...ratings.keys()].sort((one, other) => ratings[one] - ratings[other]);
  for (const child of order) {
    for (const neighbour of [child - 1, child + 1]) {
      if (ratings[neighbour] < ratings[child]) {
        candies[child] = Math.max(candies[child], candies[neighbour] + 1);
      }
    }
  }
  return candies.reduce((sum, count) => sum + count, 0);
}

console.log(candy([1, 3, 4, 2, 2, 1]));
