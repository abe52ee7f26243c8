function merge(first, m, second, n) {
  for (const [count, number] of second.entries()) {
    let place = m + count;
    while (place > 0 && first[place - 1] > number) {
      first[place] = first[place - 1];
      place -= 1;
    }
    first[place] = number;
  }
  return first;
}

console.log(merge([2, 5, 9, 0, 0], 3, [3, 8], 2));
