function canFormStraights(hand, size) {
  const left = [...hand];
  while (left.length > 0) {
    const lowest = left.reduce((one, other) => Math.min(one, other));
    for (let card = lowest; card < lowest + size; card += 1) {
      const index = left.indexOf(card);
      if (index === -1) return false;
      left.splice(index, 1);
    }
  }
  return true;
}

console.log(canFormStraights([6, 3, 4, 5, 4, 5], 3));
