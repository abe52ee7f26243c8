function countSequences(numbers, target) {
  let count = 0;
  const waiting = [target];
  while (waiting.length > 0) {
    const left = waiting.pop();
    if (left === 0) {
      count += 1;
      continue;
    }
    for (const number of numbers) {
      if (number <= left) waiting.push(left - number);
    }
  }
  return count;
}

console.log(countSequences([1, 3, 4], 5));
