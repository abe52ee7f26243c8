function reorganize(text) {
  const counts = new Map();
  for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const byCount = [...counts].sort((a, b) => b[1] - a[1]);
  if (byCount[0][1] > Math.ceil(text.length / 2)) return '';
  const result = Array(text.length).fill('');
  let place = 0;
  for (const [letter, count] of byCount) {
    for (let copy = 0; copy < count; copy += 1) {
      // The even places are used up.
      if (place >= text.length) place = 1;
      result[place] = letter;
      place += 2;
    }
  }
  return result.join('');
}

console.log(reorganize('mamma'));
