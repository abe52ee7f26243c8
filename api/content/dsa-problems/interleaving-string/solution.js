function isInterleaving(first, second, mixed) {
  if (first.length + second.length !== mixed.length) return false;
  const possible = [true];
  for (const [j, letter] of [...second].entries()) {
    possible.push(possible[j] && letter === mixed[j]);
  }
  for (const [i, letter] of [...first].entries()) {
    possible[0] = possible[0] && letter === mixed[i];
    for (let j = 0; j < second.length; j += 1) {
      const last = mixed[i + j + 1];
      const fromFirst = possible[j + 1] && letter === last;
      const fromSecond = possible[j] && second[j] === last;
      possible[j + 1] = fromFirst || fromSecond;
    }
  }
  return possible.at(-1);
}

console.log(isInterleaving('sun', 'sea', 'ssuena'));
