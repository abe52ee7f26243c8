function countPalindromes(text) {
  let count = 0;
  for (let centre = 0; centre < 2 * text.length - 1; centre += 1) {
    // Even numbers are letters, odd ones the gaps between them.
    let left = centre >> 1;
    let right = centre - left;
    while (left >= 0 && right < text.length && text[left] === text[right]) {
      count += 1;
      left -= 1;
      right += 1;
    }
  }
  return count;
}

console.log(countPalindromes('abbab'));
