function later(ms, action, ...given) {
  let waiting = true;
  const timer = setTimeout(() => {
    waiting = false;
    action(...given);
  }, ms);
  return () => {
    const prevented = waiting;
    waiting = false;
    clearTimeout(timer);
    return prevented;
  };
}
