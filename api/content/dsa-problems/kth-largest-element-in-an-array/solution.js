function kthLargest(numbers, k) {
  const items = [...numbers];
  const wanted = items.length - k;
  let low = 0;
  let high = items.length - 1;
  while (low < high) {
    const pivot = items[low + Math.floor(Math.random() * (high - low + 1))];
    let left = low;
    let right = high;
    while (left <= right) {
      while (items[left] < pivot) left += 1;
      while (items[right] > pivot) right -= 1;
      if (left > right) break;
      [items[left], items[right]] = [items[right], items[left]];
      left += 1;
      right -= 1;
    }
    if (wanted <= right) high = right;
    else if (wanted >= left) low = left;
    else break;
  }
  return items[wanted];
}

console.log(kthLargest([6, 2, 9, 4, 9, 1], 3));
