function always(value) {
  return () => value;
}
