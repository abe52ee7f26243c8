function containsDuplicate(numbers) {
  for (let first = 0; first < numbers.length; first += 1) {
    for (let second = first + 1; second < numbers.length; second += 1) {
      if (numbers[first] === numbers[second]) return true;
    }
  }
  return false;
}

console.log(containsDuplicate([4, 7, 1, 9, 7]));
