function makeButtons(names, press) {
  return names.map((name, index) => () => press(name, index));
}
