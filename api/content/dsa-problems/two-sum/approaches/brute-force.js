function twoSum(numbers, target) {
  for (let first = 0; first < numbers.length; first += 1) {
    for (let second = first + 1; second < numbers.length; second += 1) {
      if (numbers[first] + numbers[second] === target) return [first, second];
    }
  }
  throw new Error('no two numbers add up to the target');
}

console.log(twoSum([3, 8, 5, 11], 16));
