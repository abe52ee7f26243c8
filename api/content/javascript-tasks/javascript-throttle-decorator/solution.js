function spaced(fn, ms) {
  let pausing = false;
  let heldBack = null;

  function pass(call) {
    pausing = true;
    setTimeout(() => {
      pausing = false;
      const next = heldBack;
      heldBack = null;
      if (next) pass(next);
    }, ms);
    call();
  }

  return function (...given) {
    const call = () => fn.apply(this, given);
    if (pausing) heldBack = call;
    else pass(call);
  };
}
