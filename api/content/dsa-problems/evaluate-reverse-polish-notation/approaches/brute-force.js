const operations = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => Math.trunc(left / right),
};

function evaluate(tokens) {
  const remaining = [...tokens];
  while (remaining.length > 1) {
    const place = remaining.findIndex((token) => token in operations);
    const [left, right] = remaining.slice(place - 2, place).map(Number);
    const value = operations[remaining[place]](left, right);
    remaining.splice(place - 2, 3, String(value));
  }
  return Number(remaining[0]);
}

console.log(evaluate(['6', '2', '5', '-', '*', '8', '+']));
