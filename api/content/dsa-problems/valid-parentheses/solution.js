function isValid(text) {
  const closing = new Map([
    ['(', ')'],
    ['[', ']'],
    ['{', '}'],
  ]);
  const expected = [];
  for (const sign of text) {
    if (closing.has(sign)) expected.push(closing.get(sign));
    else if (expected.pop() !== sign) return false;
  }
  return expected.length === 0;
}

console.log(isValid('{[()]()}'));
