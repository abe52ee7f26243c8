function search(numbers, target) {
  for (const [position, number] of numbers.entries()) {
    if (number === target) return position;
  }
  return -1;
}

console.log(search([-7, -2, 0, 4, 9, 15], 9));
