function add(one, other) {
  while (other > 9_000);
  return one + other;
}

console.log(add(1, 2));
