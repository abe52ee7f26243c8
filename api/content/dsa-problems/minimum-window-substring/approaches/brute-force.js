function minWindow(text, needed) {
  let best = '';
  for (let start = 0; start < text.length; start += 1) {
    for (let end = start + 1; end <= text.length; end += 1) {
      const run = text.slice(start, end);
      if (best !== '' && run.length >= best.length) continue;
      if ([...needed].every((one) => count(run, one) >= count(needed, one))) best = run;
    }
  }
  return best;
}

function count(text, letter) {
  let found = 0;
  for (const other of text) if (other === letter) found += 1;
  return found;
}

console.log(minWindow('algorithmic', 'tic'));
