function minWindow(text, needed) {
  const missing = new Map();
  for (const letter of needed) missing.set(letter, (missing.get(letter) ?? 0) + 1);
  let left = needed.length;
  let start = 0;
  let bestStart = 0;
  let bestLength = Infinity;
  for (let end = 0; end < text.length; end += 1) {
    const letter = text[end];
    if (missing.has(letter)) {
      if (missing.get(letter) > 0) left -= 1;
      missing.set(letter, missing.get(letter) - 1);
    }
    while (left === 0) {
      if (end - start + 1 < bestLength) {
        bestStart = start;
        bestLength = end - start + 1;
      }
      const first = text[start];
      if (missing.has(first)) {
        missing.set(first, missing.get(first) + 1);
        if (missing.get(first) > 0) left += 1;
      }
      start += 1;
    }
  }
  return bestLength === Infinity ? '' : text.slice(bestStart, bestStart + bestLength);
}

console.log(minWindow('algorithmic', 'tic'));
