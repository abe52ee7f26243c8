function cheapestPrice(flights, count, start, goal, stops) {
  const leaving = Array.from({ length: count }, () => []);
  for (const [source, target, price] of flights) leaving[source].push([target, price]);
  const known = leaving.map(() => []);

  const cheapestFrom = (city, flightsLeft) => {
    if (city === goal) return 0;
    known[city][flightsLeft] ??= compute(city, flightsLeft);
    return known[city][flightsLeft];
  };
  const compute = (city, flightsLeft) => {
    let cheapest = Number.POSITIVE_INFINITY;
    if (flightsLeft === 0) return cheapest;
    for (const [target, price] of leaving[city]) {
      cheapest = Math.min(cheapest, price + cheapestFrom(target, flightsLeft - 1));
    }
    return cheapest;
  };

  const cheapest = cheapestFrom(start, stops + 1);
  return Number.isFinite(cheapest) ? cheapest : -1;
}

const flights = [
  [0, 1, 40],
  [1, 2, 30],
  [0, 2, 90],
  [1, 3, 100],
  [2, 3, 20],
];

console.log(cheapestPrice(flights, 4, 0, 3, 1));
