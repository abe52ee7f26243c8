function longestValid(text) {
  let longest = 0;
  for (let start = 0; start < text.length; start += 1) {
    let stillOpen = 0;
    for (let end = start; end < text.length; end += 1) {
      stillOpen += text[end] === '(' ? 1 : -1;
      if (stillOpen < 0) break;
      if (stillOpen === 0) longest = Math.max(longest, end - start + 1);
    }
  }
  return longest;
}

console.log(longestValid(')()(())('));
