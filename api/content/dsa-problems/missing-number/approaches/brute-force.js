function missingNumber(numbers) {
  let candidate = 0;
  while (numbers.includes(candidate)) candidate += 1;
  return candidate;
}

console.log(missingNumber([4, 0, 3, 1]));
