function partition(text) {
  const found = [];
  for (let joints = 0; joints < 2 ** (text.length - 1); joints += 1) {
    const parts = [text[0]];
    for (let place = 1; place < text.length; place += 1) {
      if (joints & (1 << (place - 1))) parts.push(parts.pop() + text[place]);
      else parts.push(text[place]);
    }
    if (parts.every((part) => part === [...part].reverse().join(''))) found.push(parts);
  }
  return found;
}

console.log(partition('abba'));
