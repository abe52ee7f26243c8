function partitionLabels(text) {
  const last = new Map([...text].map((letter, index) => [letter, index]));
  const lengths = [];
  let start = 0;
  let end = 0;
  for (let index = 0; index < text.length; index += 1) {
    end = Math.max(end, last.get(text[index]));
    if (index === end) {
      lengths.push(end - start + 1);
      start = index + 1;
    }
  }
  return lengths;
}

console.log(partitionLabels('abcacdedfgf'));
