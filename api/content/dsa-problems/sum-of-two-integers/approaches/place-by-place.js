function getSum(a, b) {
  let sum = 0;
  let carry = 0;
  // After the 32nd place, the mask becomes 0.
  for (let place = 1; place !== 0; place <<= 1) {
    const [one, other] = [a & place, b & place];
    sum |= one ^ other ^ carry;
    carry = ((one & other) | ((one ^ other) & carry)) << 1;
  }
  return sum;
}

console.log(getSum(13, 11));
