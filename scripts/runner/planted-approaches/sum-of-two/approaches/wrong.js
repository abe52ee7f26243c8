function add(one, other) {
  return Math.abs(one) + Math.abs(other);
}

console.log(add(2, 2));
