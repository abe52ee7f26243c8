function rob(amounts) {
  const last = amounts.length - 1;
  if (last === 0) return amounts[0];
  return Math.max(robRow(amounts, 0, last - 1), robRow(amounts, 1, last));
}

/** The most that can be taken from the row of houses from start to end. */
function robRow(amounts, start, end) {
  let before = 0;
  let best = 0;
  for (let house = start; house <= end; house += 1) {
    [before, best] = [best, Math.max(best, before + amounts[house])];
  }
  return best;
}

console.log(rob([6, 2, 3, 7]));
