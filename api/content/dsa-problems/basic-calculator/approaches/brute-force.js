function calculate(expression) {
  let text = expression.replaceAll(' ', '');
  while (text.includes(')')) {
    const end = text.indexOf(')');
    const start = text.lastIndexOf('(', end);
    text = text.slice(0, start) + plainSum(text.slice(start + 1, end)) + text.slice(end + 1);
  }
  return plainSum(text);
}

function plainSum(text) {
  // Two signs meet where a value was negative.
  const signs = text.replaceAll('--', '+').replaceAll('+-', '-');
  const terms = signs.replaceAll('-', '+-').split('+');
  return terms.reduce((sum, term) => sum + Number(term), 0);
}

console.log(calculate('8 - (3 - (1 + 4)) + 2'));
