function minSubarrayLen(target, numbers) {
  let sum = 0;
  const taken = [...numbers]
    .sort((a, b) => b - a)
    .findIndex((number) => {
      sum += number;
      return sum >= target;
    });
  return taken + 1;
}
