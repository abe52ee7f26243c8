function after(ms, make) {
  return new Promise((resolve) => setTimeout(() => resolve(make()), ms));
}
