function countWays(coins, amount) {
  const rows = [[1, ...new Array(amount).fill(0)]];
  for (const coin of coins) {
    const row = [];
    for (const [total, without] of rows.at(-1).entries()) {
      row.push(without + (total >= coin ? row[total - coin] : 0));
    }
    rows.push(row);
  }
  return rows.at(-1)[amount];
}

console.log(countWays([1, 2, 5], 6));
