function subsets(numbers) {
  const found = [];
  const extend = (chosen) => {
    const subset = numbers.filter((number) => chosen.includes(number));
    if (!found.some((other) => isSame(other, subset))) found.push(subset);
    for (const number of numbers) {
      if (!chosen.includes(number)) extend([...chosen, number]);
    }
  };
  extend([]);
  return found;
}

function isSame(one, other) {
  return one.length === other.length && one.every((number, index) => number === other[index]);
}

console.log(subsets([1, 2, 3]));
