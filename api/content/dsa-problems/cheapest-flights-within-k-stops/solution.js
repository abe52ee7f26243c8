function cheapestPrice(flights, count, start, goal, stops) {
  const price = new Array(count).fill(Number.POSITIVE_INFINITY);
  price[start] = 0;
  for (let round = 0; round <= stops; round += 1) {
    const before = [...price];
    for (const [source, target, cost] of flights) {
      price[target] = Math.min(price[target], before[source] + cost);
    }
  }
  return Number.isFinite(price[goal]) ? price[goal] : -1;
}

const flights = [
  [0, 1, 40],
  [1, 2, 30],
  [0, 2, 90],
  [1, 3, 100],
  [2, 3, 20],
];

console.log(cheapestPrice(flights, 4, 0, 3, 1));
