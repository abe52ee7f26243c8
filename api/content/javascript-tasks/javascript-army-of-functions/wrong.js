function makeButtons(names, press) {
  const buttons = [];
  let index = 0;
  while (index < names.length) {
    buttons.push(() => press(names[index], index));
    index += 1;
  }
  return buttons;
}
