function missingNumber(numbers) {
  return numbers.reduce((missing, number, index) => missing ^ index ^ number, numbers.length);
}

console.log(missingNumber([4, 0, 3, 1]));
