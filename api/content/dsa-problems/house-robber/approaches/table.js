function rob(amounts) {
  const best = [0, 0];
  for (const amount of amounts) best.push(Math.max(best.at(-1), best.at(-2) + amount));
  return best.at(-1);
}

console.log(rob([4, 9, 6, 1, 8]));
