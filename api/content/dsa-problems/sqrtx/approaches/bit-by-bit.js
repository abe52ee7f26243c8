function integerRoot(x) {
  let root = 0;
  for (let bit = 2 ** 25; bit >= 1; bit /= 2) {
    if ((root + bit) * (root + bit) <= x) root += bit;
  }
  return root;
}

console.log(integerRoot(30));
