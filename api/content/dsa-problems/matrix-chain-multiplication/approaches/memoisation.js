function minMultiplications(sizes) {
  const known = new Map();

  const cost = (first, last) => {
    if (first === last) return 0;
    const range = first * sizes.length + last;
    if (known.has(range)) return known.get(range);
    let best = Infinity;
    for (let split = first; split < last; split += 1) {
      const joining = sizes[first] * sizes[split + 1] * sizes[last + 1];
      best = Math.min(best, cost(first, split) + cost(split + 1, last) + joining);
    }
    known.set(range, best);
    return best;
  };

  return cost(0, sizes.length - 2);
}

console.log(minMultiplications([4, 2, 5, 1, 3]));
