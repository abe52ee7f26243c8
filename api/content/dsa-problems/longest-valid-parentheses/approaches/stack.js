function longestValid(text) {
  let longest = 0;
  // What no match can go beyond: the last closing parenthesis that closes
  // nothing, then all opening ones that are still open.
  const barriers = [-1];
  for (let index = 0; index < text.length; index += 1) {
    if (text[index] === '(') {
      barriers.push(index);
      continue;
    }
    barriers.pop();
    if (barriers.length > 0) longest = Math.max(longest, index - barriers.at(-1));
    else barriers.push(index);
  }
  return longest;
}

console.log(longestValid(')()(())('));
