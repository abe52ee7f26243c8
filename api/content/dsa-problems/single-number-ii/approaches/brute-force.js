function singleNumber(numbers) {
  for (const number of numbers) {
    if (numbers.filter((other) => other === number).length === 1) return number;
  }
  throw new Error('no number occurs once');
}

console.log(singleNumber([5, 2, 5, -3, 2, 5, 2]));
