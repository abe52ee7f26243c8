function numbersFrom(first = 1) {
  let next = first;
  return () => next++;
}
