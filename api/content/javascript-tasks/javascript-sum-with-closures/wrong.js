function withTax(percent) {
  return (price) => Math.round(price * (1 + percent / 100));
}
