function integerRoot(x) {
  let root = x / 2 + 0.5;
  for (let step = 0; step < 100; step += 1) root = (root + x / root) / 2;
  return Math.round(root);
}
