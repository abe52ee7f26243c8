function minMultiplications(sizes) {
  const cost = (first, last) => {
    if (first === last) return 0;
    let best = Infinity;
    for (let split = first; split < last; split += 1) {
      const joining = sizes[first] * sizes[split + 1] * sizes[last + 1];
      best = Math.min(best, cost(first, split) + cost(split + 1, last) + joining);
    }
    return best;
  };

  return cost(0, sizes.length - 2);
}

console.log(minMultiplications([4, 2, 5, 1, 3]));
