function singleNumber(numbers) {
  const counts = new Map();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  for (const [number, count] of counts) {
    if (count === 1) return number;
  }
  throw new Error('no number occurs once');
}

console.log(singleNumber([5, 2, 5, -3, 2, 5, 2]));
