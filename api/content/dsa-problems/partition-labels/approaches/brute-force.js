function partitionLabels(text) {
  const lengths = [];
  let start = 0;
  for (let cut = 1; cut <= text.length; cut += 1) {
    const before = new Set(text.slice(0, cut));
    const behind = new Set(text.slice(cut));
    if ([...before].every((letter) => !behind.has(letter))) {
      lengths.push(cut - start);
      start = cut;
    }
  }
  return lengths;
}

console.log(partitionLabels('abcacdedfgf'));
