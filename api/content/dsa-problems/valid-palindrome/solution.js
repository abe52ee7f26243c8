function isPalindrome(text) {
  let left = 0;
  let right = text.length - 1;
  while (left < right) {
    if (!isLetterOrDigit(text[left])) left += 1;
    else if (!isLetterOrDigit(text[right])) right -= 1;
    else if (text[left].toLowerCase() !== text[right].toLowerCase()) return false;
    else {
      left += 1;
      right -= 1;
    }
  }
  return true;
}

function isLetterOrDigit(sign) {
  return /[a-z0-9]/i.test(sign);
}

console.log(isPalindrome('Was it a car, or a cat I saw?'));
