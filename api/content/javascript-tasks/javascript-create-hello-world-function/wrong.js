function always(value) {
  return (given) => given ?? value;
}
