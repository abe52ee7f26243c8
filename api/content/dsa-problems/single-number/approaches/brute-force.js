function singleNumber(numbers) {
  return numbers.find((number) => numbers.filter((other) => other === number).length === 1);
}

console.log(singleNumber([7, 3, 5, 3, 7]));
