function majorityElement(numbers) {
  const countOf = new Map();
  for (const number of numbers) {
    const count = (countOf.get(number) ?? 0) + 1;
    if (count > numbers.length / 2) return number;
    countOf.set(number, count);
  }
  throw new Error('no value fills more than half of the positions');
}

console.log(majorityElement([4, 7, 4, 2, 4]));
