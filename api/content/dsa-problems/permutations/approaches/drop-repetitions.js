function permute(numbers) {
  let orders = [[]];
  for (let length = 1; length <= numbers.length; length += 1) {
    orders = orders.flatMap((order) =>
      numbers.filter((number) => !order.includes(number)).map((number) => [...order, number]),
    );
  }
  return orders;
}

console.log(permute([1, 2, 3]));
