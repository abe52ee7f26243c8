function poll(ms, look) {
  let attempt = 0;
  const stop = () => clearInterval(timer);
  const tick = () => {
    attempt += 1;
    if (look(attempt) === true) stop();
  };
  const timer = setInterval(tick, ms);
  tick();
  return stop;
}
