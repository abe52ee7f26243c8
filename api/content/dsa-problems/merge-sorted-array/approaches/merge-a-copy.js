function merge(first, m, second, n) {
  const copied = first.slice(0, m);
  let i = 0;
  let j = 0;
  for (let place = 0; place < m + n; place += 1) {
    if (j === n || (i < m && copied[i] <= second[j])) {
      first[place] = copied[i];
      i += 1;
    } else {
      first[place] = second[j];
      j += 1;
    }
  }
  return first;
}

console.log(merge([2, 5, 9, 0, 0], 3, [3, 8], 2));
