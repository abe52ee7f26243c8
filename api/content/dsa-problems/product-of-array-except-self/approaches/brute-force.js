function productExceptSelf(numbers) {
  return numbers.map((_, index) => {
    let product = 1;
    for (let other = 0; other < numbers.length; other += 1) {
      if (other !== index) product *= numbers[other];
    }
    return product;
  });
}

console.log(productExceptSelf([2, 3, 4, 5]));
