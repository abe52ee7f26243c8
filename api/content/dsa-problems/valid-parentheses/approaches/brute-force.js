function isValid(text) {
  const remaining = [...text];
  while (remaining.length > 0) {
    const pair = matchingNeighbours(remaining);
    if (pair === -1) return false;
    remaining.splice(pair, 2);
  }
  return true;
}

function matchingNeighbours(brackets) {
  return brackets.findIndex((bracket, position) =>
    ['()', '[]', '{}'].includes(bracket + brackets[position + 1]),
  );
}

console.log(isValid('{[()]()}'));
