function maxCoins(values) {
  const row = [1, ...values, 1];
  // The most coins for everything strictly between the two.
  const most = (left, right) => {
    let best = 0;
    for (let last = left + 1; last < right; last += 1) {
      const coins = row[left] * row[last] * row[right];
      best = Math.max(best, most(left, last) + coins + most(last, right));
    }
    return best;
  };
  return most(0, row.length - 1);
}

console.log(maxCoins([2, 4, 3]));
