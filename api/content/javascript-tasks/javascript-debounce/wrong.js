function settled(fn, ms) {
  let timer;
  let call;

  const wait = (...given) => {
    clearTimeout(timer);
    call = () => fn(...given);
    timer = setTimeout(call, ms);
  };

  wait.cancel = () => clearTimeout(timer);

  wait.flush = () => {
    clearTimeout(timer);
    return call?.();
  };

  return wait;
}
