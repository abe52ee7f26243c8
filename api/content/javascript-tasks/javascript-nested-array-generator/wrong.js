function* pages(folder) {
  yield* folder.flat(Infinity);
}
