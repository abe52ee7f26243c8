function nextPermutation(numbers) {
  // Everything after the pivot descends.
  let pivot = numbers.length - 2;
  while (pivot >= 0 && numbers[pivot] >= numbers[pivot + 1]) pivot -= 1;
  if (pivot >= 0) {
    let successor = numbers.length - 1;
    while (numbers[successor] <= numbers[pivot]) successor -= 1;
    [numbers[pivot], numbers[successor]] = [numbers[successor], numbers[pivot]];
  }
  let left = pivot + 1;
  let right = numbers.length - 1;
  while (left < right) {
    [numbers[left], numbers[right]] = [numbers[right], numbers[left]];
    left += 1;
    right -= 1;
  }
  return numbers;
}

console.log(nextPermutation([2, 6, 3, 7, 5, 4]));
