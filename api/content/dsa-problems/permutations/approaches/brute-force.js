function permute(numbers) {
  let orders = [[]];
  for (let length = 1; length <= numbers.length; length += 1) {
    orders = orders.flatMap((order) => numbers.map((number) => [...order, number]));
  }
  return orders.filter((order) => new Set(order).size === numbers.length);
}

console.log(permute([1, 2, 3]));
