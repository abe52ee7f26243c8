function majorityElement(numbers) {
  return numbers.find(
    (number) => numbers.filter((other) => other === number).length > numbers.length / 2,
  );
}
