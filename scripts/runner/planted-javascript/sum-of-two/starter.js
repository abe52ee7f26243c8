function add(a, b) {
  return 3;
}

console.log(add(2, 2));
