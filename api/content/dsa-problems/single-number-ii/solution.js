function singleNumber(numbers) {
  let ones = 0;
  let twos = 0;
  for (const number of numbers) {
    ones = (ones ^ number) & ~twos;
    twos = (twos ^ number) & ~ones;
  }
  return ones;
}

console.log(singleNumber([5, 2, 5, -3, 2, 5, 2]));
