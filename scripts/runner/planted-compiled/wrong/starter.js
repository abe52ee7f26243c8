function sums(numbers) {}

console.log(sums([1, 2, 3]));
