function maxProduct(numbers) {
  let [best] = numbers;
  for (let start = 0; start < numbers.length; start += 1) {
    let product = 1;
    for (let end = start; end < numbers.length; end += 1) {
      product *= numbers[end];
      best = Math.max(best, product);
    }
  }
  return best;
}

console.log(maxProduct([-2, 3, 0, 4, -1, -5]));
