function combine(n, k) {
  const choices = [];
  const chosen = [];
  const decide = (number) => {
    if (chosen.length === k) {
      choices.push([...chosen]);
    } else if (number <= n) {
      chosen.push(number);
      decide(number + 1);
      chosen.pop();
      decide(number + 1);
    }
  };
  decide(1);
  return choices;
}

console.log(combine(4, 2));
