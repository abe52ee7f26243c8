function findDuplicate(numbers) {
  for (let first = 0; first < numbers.length; first += 1) {
    for (let second = first + 1; second < numbers.length; second += 1) {
      if (numbers[first] === numbers[second]) return numbers[first];
    }
  }
  throw new Error('all numbers are different');
}

console.log(findDuplicate([2, 4, 1, 3, 3]));
