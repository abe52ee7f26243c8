function firstMissingPositive(numbers) {
  let candidate = 1;
  while (numbers.includes(candidate)) candidate += 1;
  return candidate;
}

console.log(firstMissingPositive([3, -2, 1, 7, 2]));
