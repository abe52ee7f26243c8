function majorityElement(numbers) {
  let candidate = numbers[0];
  let votes = 0;
  for (const number of numbers) {
    if (votes === 0) candidate = number;
    votes += number === candidate ? 1 : -1;
  }
  return candidate;
}

console.log(majorityElement([4, 7, 4, 2, 4]));
