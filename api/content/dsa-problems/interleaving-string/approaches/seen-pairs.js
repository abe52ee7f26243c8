function isInterleaving(first, second, mixed) {
  if (first.length + second.length !== mixed.length) return false;
  const seen = Array.from({ length: first.length + 1 }, () => new Set());
  const pairs = []; // how many letters of first and of second are taken
  const visit = (i, j) => {
    if (seen[i].has(j)) return;
    seen[i].add(j);
    pairs.push([i, j]);
  };
  visit(0, 0);
  while (pairs.length > 0) {
    const [i, j] = pairs.pop();
    if (i + j === mixed.length) return true;
    if (first[i] === mixed[i + j]) visit(i + 1, j);
    if (second[j] === mixed[i + j]) visit(i, j + 1);
  }
  return false;
}

console.log(isInterleaving('sun', 'sea', 'ssuena'));
