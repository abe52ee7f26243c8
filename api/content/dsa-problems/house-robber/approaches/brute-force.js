function rob(amounts) {
  let best = 0;
  const nights = [[0, 0]]; // next house and what has been taken before it
  while (nights.length > 0) {
    const [house, taken] = nights.pop();
    if (house >= amounts.length) best = Math.max(best, taken);
    else nights.push([house + 1, taken], [house + 2, taken + amounts[house]]);
  }
  return best;
}

console.log(rob([4, 9, 6, 1, 8]));
