function withTax(percent) {
  return (price) => price + Math.round((price * percent) / 100);
}
