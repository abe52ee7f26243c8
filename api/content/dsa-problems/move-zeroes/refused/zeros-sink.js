function moveZeroes(numbers) {
  let changed = true;
  while (changed) {
    changed = false;
    for (let i = 0; i + 1 < numbers.length; i += 1) {
      if (numbers[i] !== 0 || numbers[i + 1] === 0) continue;
      [numbers[i], numbers[i + 1]] = [numbers[i + 1], 0];
      changed = true;
    }
  }
  return numbers;
}
