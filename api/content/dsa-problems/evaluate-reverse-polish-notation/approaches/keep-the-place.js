const operations = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => Math.trunc(left / right),
};

function evaluate(tokens) {
  const remaining = [...tokens];
  for (let place = 0; place < remaining.length; place += 1) {
    const operation = operations[remaining[place]];
    if (!operation) continue;
    const value = operation(Number(remaining[place - 2]), Number(remaining[place - 1]));
    remaining.splice(place - 2, 3, String(value));
    place -= 2; // where the result is now
  }
  return Number(remaining[0]);
}

console.log(evaluate(['6', '2', '5', '-', '*', '8', '+']));
