function nextPermutation(numbers) {
  for (let pivot = numbers.length - 2; pivot >= 0; pivot -= 1) {
    let successor = -1;
    for (let index = pivot + 1; index < numbers.length; index += 1) {
      if (numbers[index] <= numbers[pivot]) continue;
      if (successor < 0 || numbers[index] < numbers[successor]) successor = index;
    }
    if (successor < 0) continue;
    [numbers[pivot], numbers[successor]] = [numbers[successor], numbers[pivot]];
    const rest = numbers.slice(pivot + 1).sort((a, b) => a - b);
    numbers.splice(pivot + 1, rest.length, ...rest);
    return numbers;
  }
  return numbers.sort((a, b) => a - b);
}

console.log(nextPermutation([2, 6, 3, 7, 5, 4]));
