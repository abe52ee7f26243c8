function lengthOfLis(numbers) {
  let longest = 0;
  const waiting = [{ last: -1, length: 0 }]; // last is an index
  while (waiting.length > 0) {
    const { last, length } = waiting.pop();
    longest = Math.max(longest, length);
    for (let index = last + 1; index < numbers.length; index += 1) {
      if (last === -1 || numbers[index] > numbers[last]) {
        waiting.push({ last: index, length: length + 1 });
      }
    }
  }
  return longest;
}

console.log(lengthOfLis([8, 2, 9, 4, 3, 6, 7]));
