function canBeBalanced(text) {
  let fewest = 0;
  let most = 0;
  for (const character of text) {
    fewest += character === '(' ? 1 : -1;
    most += character === ')' ? -1 : 1;
    if (most < 0) return false;
    fewest = Math.max(fewest, 0);
  }
  return fewest === 0;
}

console.log(canBeBalanced('(*))(*'));
