function splitArray(numbers, k) {
  const sumOf = (part) => part.reduce((sum, number) => sum + number, 0);
  let best = Infinity;
  const cut = (start, parts, largest) => {
    if (parts === 1) {
      best = Math.min(best, Math.max(largest, sumOf(numbers.slice(start))));
      return;
    }
    for (let end = start + 1; end <= numbers.length - parts + 1; end += 1) {
      cut(end, parts - 1, Math.max(largest, sumOf(numbers.slice(start, end))));
    }
  };
  cut(0, k, 0);
  return best;
}

console.log(splitArray([6, 3, 5, 2, 8], 3));
