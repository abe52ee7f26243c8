function minWindow(text, needed) {
  const counts = new Map();
  for (const letter of needed) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  let bestStart = 0;
  let bestLength = Infinity;
  for (let start = 0; start < text.length; start += 1) {
    const end = endOfWindow(text, start, new Map(counts), needed.length);
    if (end - start < bestLength) {
      bestStart = start;
      bestLength = end - start;
    }
  }
  return bestLength === Infinity ? '' : text.slice(bestStart, bestStart + bestLength);
}

/** The end of the shortest window that begins at start, or Infinity if there's none. */
function endOfWindow(text, start, missing, needed) {
  let lacking = needed;
  for (let end = start; end < text.length; end += 1) {
    const count = missing.get(text[end]);
    if (count === undefined) continue;
    if (count > 0) lacking -= 1;
    missing.set(text[end], count - 1);
    if (lacking === 0) return end + 1;
  }
  return Infinity;
}

console.log(minWindow('algorithmic', 'tic'));
