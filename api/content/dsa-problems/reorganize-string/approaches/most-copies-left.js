function reorganize(text) {
  const counts = new Map();
  for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const result = [];
  for (let place = 0; place < text.length; place += 1) {
    let best = '';
    let most = 0;
    for (const [letter, count] of counts) {
      if (letter !== result.at(-1) && count > most) [best, most] = [letter, count];
    }
    if (most === 0) return '';
    result.push(best);
    counts.set(best, most - 1);
  }
  return result.join('');
}

console.log(reorganize('mamma'));
