function reorganize(text) {
  let letters = [...text].sort();
  while (letters.some((letter, i) => letter === letters[i + 1])) {
    let at = letters.length - 2;
    while (at >= 0 && letters[at] >= letters[at + 1]) at -= 1;
    if (at < 0) return '';
    let larger = letters.length - 1;
    while (letters[larger] <= letters[at]) larger -= 1;
    [letters[at], letters[larger]] = [letters[larger], letters[at]];
    letters = [...letters.slice(0, at + 1), ...letters.slice(at + 1).reverse()];
  }
  return letters.join('');
}

console.log(reorganize('mamma'));
