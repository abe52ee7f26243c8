function lengthOfLis(numbers) {
  // At each index, the smallest number that ends a subsequence of that length.
  const ends = [];
  for (const number of numbers) {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (ends[middle] < number) low = middle + 1;
      else high = middle;
    }
    ends[low] = number;
  }
  return ends.length;
}

console.log(lengthOfLis([8, 2, 9, 4, 3, 6, 7]));
