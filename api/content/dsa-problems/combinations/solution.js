function combine(n, k) {
  const choices = [];
  const chosen = [];
  const choose = (first) => {
    const missing = k - chosen.length;
    if (missing === 0) {
      choices.push([...chosen]);
      return;
    }
    // A larger number would leave too few for the rest.
    for (let number = first; number <= n - missing + 1; number += 1) {
      chosen.push(number);
      choose(number + 1);
      chosen.pop();
    }
  };
  choose(1);
  return choices;
}

console.log(combine(4, 2));
