function maxProduct(numbers) {
  let [largest] = numbers;
  let smallest = largest;
  let best = largest;
  for (let index = 1; index < numbers.length; index += 1) {
    const number = numbers[index];
    const candidates = [number, largest * number, smallest * number];
    largest = Math.max(...candidates);
    smallest = Math.min(...candidates);
    best = Math.max(best, largest);
  }
  return best;
}

console.log(maxProduct([-2, 3, 0, 4, -1, -5]));
