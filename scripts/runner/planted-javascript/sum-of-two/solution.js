function add(a, b) {
  return Math.abs(a) + b;
}

console.log(add(1, 2));
