function maxProduct(numbers) {
  return Math.max(bestFromLeft(numbers), bestFromLeft([...numbers].reverse()));
}

function bestFromLeft(numbers) {
  let [best] = numbers;
  let product = 1;
  for (const number of numbers) {
    if (number === 0) {
      best = Math.max(best, 0);
      product = 1;
    } else {
      product *= number;
      best = Math.max(best, product);
    }
  }
  return best;
}

console.log(maxProduct([-2, 3, 0, 4, -1, -5]));
