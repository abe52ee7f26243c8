function firstMissingPositive(numbers) {
  const present = new Set(numbers);
  let candidate = 1;
  while (present.has(candidate)) candidate += 1;
  return candidate;
}

console.log(firstMissingPositive([3, -2, 1, 7, 2]));
