function partition(text) {
  const ways = [[[]]];
  for (let end = 1; end <= text.length; end += 1) {
    ways.push([]);
    for (let start = end - 1; start >= 0; start -= 1) {
      const part = text.slice(start, end);
      if (part !== [...part].reverse().join('')) continue;
      for (const parts of ways[start]) ways[end].push([...parts, part]);
    }
  }
  return ways.at(-1);
}

console.log(partition('abba'));
