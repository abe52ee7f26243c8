function kthLargest(numbers, k) {
  const remaining = [...numbers];
  for (let removed = 0; removed < k - 1; removed += 1) {
    remaining.splice(remaining.indexOf(largestOf(remaining)), 1);
  }
  return largestOf(remaining);
}

function largestOf(numbers) {
  return numbers.reduce((largest, number) => Math.max(largest, number));
}

console.log(kthLargest([6, 2, 9, 4, 9, 1], 3));
