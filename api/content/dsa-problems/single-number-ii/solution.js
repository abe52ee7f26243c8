function singleNumber(numbers) {
  let once = 0;
  let twice = 0;
  for (const number of numbers) {
    once = (once ^ number) & ~twice;
    twice = (twice ^ number) & ~once;
  }
  return once;
}

console.log(singleNumber([5, 2, 5, -3, 2, 5, 2]));
