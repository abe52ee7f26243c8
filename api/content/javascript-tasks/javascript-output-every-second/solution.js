function countdown(from, show) {
  let number = from;
  let timer;
  show(number);
  if (number > 0) {
    timer = setInterval(() => {
      number -= 1;
      if (number === 0) clearInterval(timer);
      show(number);
    }, 1_000);
  }
  return () => clearInterval(timer);
}
