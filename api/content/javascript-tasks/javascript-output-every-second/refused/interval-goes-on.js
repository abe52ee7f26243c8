function countdown(from, show) {
  let number = from;
  show(number);
  const timer = setInterval(() => {
    number -= 1;
    if (number >= 0) show(number);
  }, 1_000);
  return () => clearInterval(timer);
}
