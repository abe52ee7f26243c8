function splitArray(numbers, k) {
  for (let limit = Math.max(...numbers); ; limit += 1) {
    let parts = 1;
    let sum = 0;
    for (const number of numbers) {
      if (sum + number > limit) {
        parts += 1;
        sum = 0;
      }
      sum += number;
    }
    if (parts <= k) return limit;
  }
}
