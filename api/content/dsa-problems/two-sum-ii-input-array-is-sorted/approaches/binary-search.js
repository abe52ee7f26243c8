function twoSum(numbers, target) {
  for (const [first, number] of numbers.entries()) {
    const partner = target - number;
    let low = first + 1;
    let high = numbers.length - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      if (numbers[middle] === partner) return [first + 1, middle + 1];
      if (numbers[middle] < partner) low = middle + 1;
      else high = middle - 1;
    }
  }
  throw new Error('no two numbers add up to the target');
}

console.log(twoSum([2, 5, 8, 12], 13));
