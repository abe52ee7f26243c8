function sums(numbers) {
  let sum = 0;
  return numbers.map((number) => (sum += number));
}

console.log(sums([1, 2, 3]));
