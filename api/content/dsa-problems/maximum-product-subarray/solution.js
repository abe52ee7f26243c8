function maxProduct(numbers) {
  let [largest] = numbers;
  let smallest = largest;
  let best = largest;
  for (const number of numbers.slice(1)) {
    const candidates = [number, largest * number, smallest * number];
    largest = Math.max(...candidates);
    smallest = Math.min(...candidates);
    best = Math.max(best, largest);
  }
  return best;
}

console.log(maxProduct([-2, 3, 0, 4, -1, -5]));
