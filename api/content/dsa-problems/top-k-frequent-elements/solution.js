function topKFrequent(numbers, k) {
  const counts = new Map();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  const byCount = Array.from({ length: numbers.length + 1 }, () => []);
  for (const [number, count] of counts) byCount[count].push(number);
  return byCount.reverse().flat().slice(0, k);
}

console.log(topKFrequent([4, 1, 4, 2, 2, 4, 3], 2));
