function combine(n, k) {
  const choices = [];
  const choose = (chosen, first) => {
    if (chosen.length === k) choices.push(chosen);
    else for (let number = first; number < n; number += 1) choose([...chosen, number], number + 1);
  };
  choose([], 1);
  return choices;
}
