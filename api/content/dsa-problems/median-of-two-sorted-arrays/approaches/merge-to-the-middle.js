function median(first, second) {
  const total = first.length + second.length;
  let i = 0;
  let j = 0;
  let before = 0;
  let last = 0;
  for (let taken = 0; taken <= total >> 1; taken += 1) {
    before = last;
    if ((first[i] ?? Infinity) <= (second[j] ?? Infinity)) {
      last = first[i];
      i += 1;
    } else {
      last = second[j];
      j += 1;
    }
  }
  return total % 2 === 1 ? last : (before + last) / 2;
}

console.log(median([2, 7, 9], [1, 3, 8, 12]));
