const LIMIT = 2 ** 31 - 1;

function reverse(number) {
  let backwards = 0;
  for (let rest = Math.abs(number); rest > 0; rest = Math.floor(rest / 10)) {
    const digit = rest % 10;
    // Asked before the multiplication: nothing may exceed the limit.
    if (backwards > (LIMIT - digit) / 10) return 0;
    backwards = backwards * 10 + digit;
  }
  return number < 0 ? -backwards : backwards;
}

console.log(reverse(-3060));
