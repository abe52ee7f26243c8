const LIMIT = 2 ** 31 - 1;

function reverse(number) {
  let backwards = 0;
  for (let rest = Math.abs(number); rest > 0; rest = Math.floor(rest / 10)) {
    backwards = backwards * 10 + (rest % 10);
  }
  if (backwards > LIMIT) return 0;
  return number < 0 ? -backwards : backwards;
}

console.log(reverse(-3060));
