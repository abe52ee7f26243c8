function add(one, other) {
  return one + other;
}

console.log(add(1, 2));
