function isAnagram(first, second) {
  if (first.length !== second.length) return false;
  const remaining = new Map();
  for (const letter of first) remaining.set(letter, (remaining.get(letter) ?? 0) + 1);
  for (const letter of second) {
    const count = remaining.get(letter) ?? 0;
    if (count === 0) return false;
    remaining.set(letter, count - 1);
  }
  // As many letters taken as there were.
  return true;
}

console.log(isAnagram('listen', 'silent'));
