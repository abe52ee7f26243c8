function search(numbers, target) {
  for (const [position, number] of numbers.entries()) {
    if (number === target) return position;
  }
  return -1;
}

console.log(search([8, 11, 15, 1, 4, 6], 4));
