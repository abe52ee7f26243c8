function suggest(products, typed) {
  const ordered = products.toSorted();
  return [...typed].map((_, index) => {
    const prefix = typed.slice(0, index + 1);
    const start = lowerBound(ordered, prefix);
    const nearest = ordered.slice(start, start + 3);
    return nearest.filter((product) => product.startsWith(prefix));
  });
}

/** The first place whose text isn't smaller. */
function lowerBound(ordered, text) {
  let low = 0;
  let high = ordered.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (ordered[middle] < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

const products = ['pear', 'peach', 'plum', 'pea', 'perch'];

console.log(suggest(products, 'pea'));
