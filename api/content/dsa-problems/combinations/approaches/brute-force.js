function combine(n, k) {
  const choices = [];
  const extend = (sequence) => {
    if (sequence.length < k) {
      for (let number = 1; number <= n; number += 1) extend([...sequence, number]);
    } else if (sequence.every((number, at) => at === 0 || sequence[at - 1] < number)) {
      choices.push(sequence);
    }
  };
  extend([]);
  return choices;
}

console.log(combine(4, 2));
