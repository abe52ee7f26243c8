function minimumOperations(number) {
  let operations = 0;
  let before = new Set();
  let current = new Set([number]);
  while (!current.has(0)) {
    const reached = new Set();
    for (const value of current) {
      for (const other of neighbours(value)) {
        if (!before.has(other)) reached.add(other);
      }
    }
    before = current;
    current = reached;
    operations += 1;
  }
  return operations;
}

/** What one operation makes of value, which is above 0. */
function neighbours(value) {
  const lowest = value & -value;
  return [value ^ 1, value ^ (lowest << 1)];
}

console.log(minimumOperations(5));
