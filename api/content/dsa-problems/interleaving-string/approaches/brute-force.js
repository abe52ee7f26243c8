function isInterleaving(first, second, mixed) {
  if (first.length + second.length !== mixed.length) return false;
  const ways = [[0, 0]]; // how many letters of first and of second are taken
  while (ways.length > 0) {
    const [i, j] = ways.pop();
    if (i + j === mixed.length) return true;
    if (first[i] === mixed[i + j]) ways.push([i + 1, j]);
    if (second[j] === mixed[i + j]) ways.push([i, j + 1]);
  }
  return false;
}

console.log(isInterleaving('sun', 'sea', 'ssuena'));
