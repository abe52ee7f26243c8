function generateParentheses(pairs) {
  const found = [];
  for (let choice = 0; choice < 4 ** pairs; choice += 1) {
    // Each bit of the choice says which parenthesis goes in its place.
    const bits = pairs > 0 ? choice.toString(2).padStart(2 * pairs, '0') : '';
    const text = bits.replaceAll('0', '(').replaceAll('1', ')');
    if (isBalanced(text)) found.push(text);
  }
  return found;
}

function isBalanced(text) {
  let stillOpen = 0;
  for (const parenthesis of text) {
    stillOpen += parenthesis === '(' ? 1 : -1;
    if (stillOpen < 0) return false;
  }
  return stillOpen === 0;
}

console.log(generateParentheses(3));
