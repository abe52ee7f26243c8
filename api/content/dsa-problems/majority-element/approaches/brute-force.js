function majorityElement(numbers) {
  return numbers.find(
    (number) => numbers.filter((other) => other === number).length > numbers.length / 2,
  );
}

console.log(majorityElement([4, 7, 4, 2, 4]));
