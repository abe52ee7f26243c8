function pivotIndex(numbers) {
  for (let index = 0; index < numbers.length; index += 1) {
    let left = 0;
    for (let at = 0; at < index; at += 1) left += numbers[at];
    let right = 0;
    for (let at = index + 1; at < numbers.length; at += 1) right += numbers[at];
    if (left === right) return index;
  }
  return -1;
}

console.log(pivotIndex([3, 1, -2, 6, 2]));
