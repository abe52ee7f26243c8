function minimumOperations(number) {
  let operations = 0;
  for (let rest = number; rest > 0; rest >>= 1) operations ^= rest;
  return operations;
}

console.log(minimumOperations(5));
