function countPalindromes(text) {
  let count = 0;
  for (let start = 0; start < text.length; start += 1) {
    for (let end = start + 1; end <= text.length; end += 1) {
      if (isPalindrome(text.slice(start, end))) count += 1;
    }
  }
  return count;
}

function isPalindrome(part) {
  for (let left = 0, right = part.length - 1; left < right; left += 1, right -= 1) {
    if (part[left] !== part[right]) return false;
  }
  return true;
}

console.log(countPalindromes('abbab'));
