function singleNumber(numbers) {
  let result = 0;
  for (let place = 0; place < 32; place += 1) {
    let ones = 0;
    for (const number of numbers) ones += (number >> place) & 1;
    // Bitwise operators work on 32 bits, the highest of which is that of the sign.
    if (ones % 3 === 1) result |= 1 << place;
  }
  return result;
}

console.log(singleNumber([5, 2, 5, -3, 2, 5, 2]));
