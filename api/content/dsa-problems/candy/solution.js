function candy(ratings) {
  const candies = new Array(ratings.length).fill(1);
  for (let child = 1; child < ratings.length; child += 1) {
    if (ratings[child] > ratings[child - 1]) candies[child] = candies[child - 1] + 1;
  }
  for (let child = ratings.length - 2; child >= 0; child -= 1) {
    if (ratings[child] > ratings[child + 1]) {
      candies[child] = Math.max(candies[child], candies[child + 1] + 1);
    }
  }
  return candies.reduce((sum, count) => sum + count, 0);
}

console.log(candy([1, 3, 4, 2, 2, 1]));
