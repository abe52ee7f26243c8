function pivotIndex(numbers) {
  let [left, right] = [0, numbers.length - 1];
  let [leftSum, rightSum] = [0, 0];
  while (left < right) {
    if (leftSum < rightSum) {
      leftSum += numbers[left];
      left += 1;
    } else {
      rightSum += numbers[right];
      right -= 1;
    }
  }
  return leftSum === rightSum ? left : -1;
}
