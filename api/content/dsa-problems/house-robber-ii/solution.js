function rob(amounts) {
  if (amounts.length === 1) return amounts[0];
  return Math.max(robRow(amounts.slice(0, -1)), robRow(amounts.slice(1)));
}

function robRow(amounts) {
  let before = 0;
  let best = 0;
  for (const amount of amounts) [before, best] = [best, Math.max(best, before + amount)];
  return best;
}

console.log(rob([6, 2, 3, 7]));
