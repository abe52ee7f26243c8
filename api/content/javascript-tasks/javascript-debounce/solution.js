function settled(fn, ms) {
  let waiting = null;
  let timer;

  function wait(...given) {
    wait.cancel();
    waiting = () => fn.apply(this, given);
    timer = setTimeout(wait.flush, ms);
  }

  wait.cancel = () => {
    clearTimeout(timer);
    waiting = null;
  };

  wait.flush = () => {
    const call = waiting;
    wait.cancel();
    return call?.();
  };

  return wait;
}
