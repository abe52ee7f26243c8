function merge(first, m, second, n) {
  let i = m - 1;
  let j = n - 1;
  // What's left of first in the end is in place already.
  for (let place = m + n - 1; j >= 0; place -= 1) {
    if (i >= 0 && first[i] > second[j]) {
      first[place] = first[i];
      i -= 1;
    } else {
      first[place] = second[j];
      j -= 1;
    }
  }
  return first;
}

console.log(merge([2, 5, 9, 0, 0], 3, [3, 8], 2));
