let next;

function numbersFrom(first = 1) {
  next = first;
  return () => next++;
}
