function rob(amounts) {
  let before = 0;
  let best = 0;
  for (const amount of amounts) [before, best] = [best, Math.max(best, before + amount)];
  return best;
}

console.log(rob([4, 9, 6, 1, 8]));
