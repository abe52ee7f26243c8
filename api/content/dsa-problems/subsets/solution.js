function subsets(numbers) {
  const found = [];
  const chosen = [];
  const extend = (start) => {
    found.push([...chosen]);
    for (let index = start; index < numbers.length; index += 1) {
      chosen.push(numbers[index]);
      extend(index + 1);
      chosen.pop();
    }
  };
  extend(0);
  return found;
}

console.log(subsets([1, 2, 3]));
