function countSubsequences(text, pattern) {
  const waysFrom = (start, matched) => {
    if (matched === pattern.length) return 1;
    let ways = 0;
    for (let place = start; place < text.length; place += 1) {
      if (text[place] === pattern[matched]) ways += waysFrom(place + 1, matched + 1);
    }
    return ways;
  };
  return waysFrom(0, 0);
}

console.log(countSubsequences('banana', 'ana'));
