function poll(ms, look) {
  let attempt = 0;
  let stopped = false;
  const tick = () => {
    if (stopped) return;
    attempt += 1;
    if (look(attempt) === true) stopped = true;
  };
  setInterval(tick, ms);
  tick();
  return () => {
    stopped = true;
  };
}
