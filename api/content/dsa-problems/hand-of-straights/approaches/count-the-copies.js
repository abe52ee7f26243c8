function canFormStraights(hand, size) {
  const left = new Map();
  for (const card of hand) left.set(card, (left.get(card) ?? 0) + 1);
  while (left.size > 0) {
    const lowest = [...left.keys()].reduce((one, other) => Math.min(one, other));
    for (let card = lowest; card < lowest + size; card += 1) {
      const copies = left.get(card);
      if (copies === undefined) return false;
      if (copies === 1) left.delete(card);
      else left.set(card, copies - 1);
    }
  }
  return true;
}

console.log(canFormStraights([6, 3, 4, 5, 4, 5], 3));
