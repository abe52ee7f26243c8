function topKFrequent(numbers, k) {
  const count = (wanted) =>
    numbers.reduce((times, number) => (number === wanted ? times + 1 : times), 0);
  const mostFrequent = [];
  while (mostFrequent.length < k) {
    let best = null;
    for (const number of new Set(numbers)) {
      if (mostFrequent.includes(number)) continue;
      if (best === null || count(number) > count(best)) best = number;
    }
    mostFrequent.push(best);
  }
  return mostFrequent;
}

console.log(topKFrequent([4, 1, 4, 2, 2, 4, 3], 2));
