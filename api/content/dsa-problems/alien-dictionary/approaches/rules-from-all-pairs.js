function alienOrder(words) {
  const rules = new Set();
  for (const [index, earlier] of words.entries()) {
    for (let behind = index + 1; behind < words.length; behind += 1) {
      const later = words[behind];
      const at = firstDifference(earlier, later);
      if (at < earlier.length && at < later.length) rules.add(earlier[at] + later[at]);
      else if (earlier.length > later.length) return '';
    }
  }
  const left = new Set([...words.join('')].sort());
  let order = '';
  while (left.size > 0) {
    const blocked = new Set([...rules].filter(([a]) => left.has(a)).map(([, b]) => b));
    const letter = [...left].find((one) => !blocked.has(one));
    if (letter === undefined) return '';
    order += letter;
    left.delete(letter);
  }
  return order;
}

function firstDifference(earlier, later) {
  let at = 0;
  while (at < earlier.length && earlier[at] === later[at]) at += 1;
  return at;
}

console.log(alienOrder(['zx', 'zy', 'xa', 'xay', 'ya']));
