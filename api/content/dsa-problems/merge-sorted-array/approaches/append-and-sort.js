function merge(first, m, second, n) {
  first.splice(m, n, ...second);
  return first.sort((a, b) => a - b);
}

console.log(merge([2, 5, 9, 0, 0], 3, [3, 8], 2));
