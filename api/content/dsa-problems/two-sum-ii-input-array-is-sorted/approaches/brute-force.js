function twoSum(numbers, target) {
  for (let first = 0; first < numbers.length; first += 1) {
    for (let second = first + 1; second < numbers.length; second += 1) {
      if (numbers[first] + numbers[second] === target) return [first + 1, second + 1];
    }
  }
  throw new Error('no two numbers add up to the target');
}

console.log(twoSum([2, 5, 8, 12], 13));
