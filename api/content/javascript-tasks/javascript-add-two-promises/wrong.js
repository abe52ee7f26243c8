async function total(one, other) {
  return (await one) + (await other);
}
