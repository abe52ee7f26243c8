function countSequences(numbers, target) {
  let count = 0;
  let reached = new Map([[0, 1]]);
  while (reached.size > 0) {
    const longer = new Map();
    for (const [total, ways] of reached) {
      for (const number of numbers) {
        const next = total + number;
        if (next <= target) longer.set(next, (longer.get(next) ?? 0) + ways);
      }
    }
    count += longer.get(target) ?? 0;
    reached = longer;
  }
  return count;
}

console.log(countSequences([1, 3, 4], 5));
