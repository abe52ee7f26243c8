function minEatingSpeed(piles, hours) {
  const needed = (speed) => piles.reduce((sum, pile) => sum + Math.ceil(pile / speed), 0);
  let low = 1;
  let high = Math.max(...piles);
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (needed(middle) <= hours) high = middle;
    else low = middle + 1;
  }
  return low;
}

console.log(minEatingSpeed([4, 9, 6], 6));
