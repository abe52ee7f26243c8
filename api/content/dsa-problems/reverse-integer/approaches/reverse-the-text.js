const LIMIT = 2 ** 31 - 1;

function reverse(number) {
  const backwards = Number([...String(Math.abs(number))].reverse().join(''));
  if (backwards > LIMIT) return 0;
  return number < 0 ? -backwards : backwards;
}

console.log(reverse(-3060));
