function singleNumber(numbers) {
  // Equal numbers cancel each other out.
  return numbers.reduce((result, number) => result ^ number, 0);
}

console.log(singleNumber([7, 3, 5, 3, 7]));
