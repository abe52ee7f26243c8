function countdown(from, show) {
  let number = from;
  const timer = setInterval(() => {
    show(number);
    if (number === 0) clearInterval(timer);
    number -= 1;
  }, 1_000);
  return () => clearInterval(timer);
}
