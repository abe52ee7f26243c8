function add(one, other) {
  while (other > 1_000);
  return one + other;
}

console.log(add(1, 2));
