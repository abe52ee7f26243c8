function countPalindromes(text) {
  const size = text.length;
  const palindrome = Array.from({ length: size }, () => new Array(size).fill(false));
  let count = 0;
  for (let first = size - 1; first >= 0; first -= 1) {
    for (let last = first; last < size; last += 1) {
      const inner = last - first < 3 || palindrome[first + 1][last - 1];
      if (text[first] === text[last] && inner) {
        palindrome[first][last] = true;
        count += 1;
      }
    }
  }
  return count;
}

console.log(countPalindromes('abbab'));
