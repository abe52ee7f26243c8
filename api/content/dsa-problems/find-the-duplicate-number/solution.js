function findDuplicate(numbers) {
  // Each number leads to the index it names; two lead to the one at which the cycle begins.
  let slow = numbers[0];
  let fast = numbers[numbers[0]];
  while (slow !== fast) {
    slow = numbers[slow];
    fast = numbers[numbers[fast]];
  }
  let start = 0;
  while (start !== slow) {
    start = numbers[start];
    slow = numbers[slow];
  }
  return start;
}

console.log(findDuplicate([2, 4, 1, 3, 3]));
