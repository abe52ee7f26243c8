function topKFrequent(numbers, k) {
  const counts = new Map();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  const byCount = [...counts.keys()].sort((a, b) => counts.get(b) - counts.get(a));
  return byCount.slice(0, k);
}

console.log(topKFrequent([4, 1, 4, 2, 2, 4, 3], 2));
