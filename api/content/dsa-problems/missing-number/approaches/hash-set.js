function missingNumber(numbers) {
  const present = new Set(numbers);
  let candidate = 0;
  while (present.has(candidate)) candidate += 1;
  return candidate;
}

console.log(missingNumber([4, 0, 3, 1]));
