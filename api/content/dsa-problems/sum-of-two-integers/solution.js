function getSum(a, b) {
  let [sum, carry] = [a, b];
  // Bitwise operators work on signed 32-bit integers: no mask is needed.
  while (carry !== 0) [sum, carry] = [sum ^ carry, (sum & carry) << 1];
  return sum;
}

console.log(getSum(13, 11));
