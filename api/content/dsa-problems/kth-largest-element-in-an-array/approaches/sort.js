function kthLargest(numbers, k) {
  return [...numbers].sort((a, b) => b - a)[k - 1];
}

console.log(kthLargest([6, 2, 9, 4, 9, 1], 3));
