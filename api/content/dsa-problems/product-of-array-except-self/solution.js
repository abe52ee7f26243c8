function productExceptSelf(numbers) {
  const products = new Array(numbers.length).fill(1);
  let before = 1;
  for (let index = 0; index < numbers.length; index += 1) {
    products[index] = before;
    before *= numbers[index];
  }
  let after = 1;
  for (let index = numbers.length - 1; index >= 0; index -= 1) {
    products[index] *= after;
    after *= numbers[index];
  }
  return products;
}

console.log(productExceptSelf([2, 3, 4, 5]));
