function countdown(from, show) {
  let stopped = false;
  const step = (number) => {
    if (stopped) return;
    show(number);
    if (number > 0) setTimeout(() => step(number - 1), 1_000);
  };
  step(from);
  return () => {
    stopped = true;
  };
}
