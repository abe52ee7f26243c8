function integerRoot(x) {
  let low = 0;
  let high = x;
  while (low < high) {
    const middle = Math.floor((low + high + 1) / 2);
    if (middle <= Math.floor(x / middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

console.log(integerRoot(30));
