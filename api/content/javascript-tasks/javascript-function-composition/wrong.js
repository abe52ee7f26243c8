function assemble(...steps) {
  return (value) => steps.reduce((result, step) => step(result), value);
}
