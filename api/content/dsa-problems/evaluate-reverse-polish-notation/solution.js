const operations = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => Math.trunc(left / right),
};

function evaluate(tokens) {
  const stack = [];
  for (const token of tokens) {
    const operation = operations[token];
    if (operation) {
      const right = stack.pop();
      const left = stack.pop();
      stack.push(operation(left, right));
    } else stack.push(Number(token));
  }
  return stack.pop();
}

console.log(evaluate(['6', '2', '5', '-', '*', '8', '+']));
