function later(ms, action, ...given) {
  let timer = setTimeout(action, ms, ...given);
  return () => {
    if (!timer) return false;
    clearTimeout(timer);
    timer = null;
    return true;
  };
}
