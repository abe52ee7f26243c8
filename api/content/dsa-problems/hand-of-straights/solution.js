function canFormStraights(hand, size) {
  const left = new Map();
  for (const card of hand) left.set(card, (left.get(card) ?? 0) + 1);
  for (const lowest of [...left.keys()].sort((a, b) => a - b)) {
    const groups = left.get(lowest);
    if (groups === 0) continue;
    for (let card = lowest; card < lowest + size; card += 1) {
      const copies = left.get(card) ?? 0;
      if (copies < groups) return false;
      left.set(card, copies - groups);
    }
  }
  return true;
}

console.log(canFormStraights([6, 3, 4, 5, 4, 5], 3));
