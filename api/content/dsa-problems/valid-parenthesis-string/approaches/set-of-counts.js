function canBeBalanced(text) {
  const changes = { '(': [1], ')': [-1], '*': [-1, 0, 1] };
  let possible = new Set([0]);
  for (const character of text) {
    const following = new Set();
    for (const opened of possible) {
      for (const change of changes[character]) {
        if (opened + change >= 0) following.add(opened + change);
      }
    }
    possible = following;
  }
  return possible.has(0);
}

console.log(canBeBalanced('(*))(*'));
