function shuffled(list, random) {
  const order = [...list];
  for (let index = order.length - 1; index > 0; index -= 1) {
    const drawn = Math.floor(random() * (index + 1));
    [order[index], order[drawn]] = [order[drawn], order[index]];
  }
  return order;
}
