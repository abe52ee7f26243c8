function poll(ms, look) {
  let attempt = 0;
  let timer;
  const tick = () => {
    attempt += 1;
    if (look(attempt)) clearInterval(timer);
  };
  tick();
  timer = setInterval(tick, ms);
  return () => clearInterval(timer);
}
