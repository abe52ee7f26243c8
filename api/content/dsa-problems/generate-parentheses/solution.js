function generateParentheses(pairs) {
  const found = [];
  const extend = (text, opened, closed) => {
    if (closed === pairs) found.push(text);
    if (opened < pairs) extend(`${text}(`, opened + 1, closed);
    if (closed < opened) extend(`${text})`, opened, closed + 1);
  };
  extend('', 0, 0);
  return found;
}

console.log(generateParentheses(3));
