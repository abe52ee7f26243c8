function poll(ms, look) {
  let attempt = 0;
  let timer;
  let stopped = false;
  const stop = () => {
    stopped = true;
    clearInterval(timer);
  };
  const tick = () => {
    if (stopped) return;
    attempt += 1;
    if (look(attempt) === true) stop();
  };
  tick();
  timer = setInterval(tick, ms);
  return stop;
}
