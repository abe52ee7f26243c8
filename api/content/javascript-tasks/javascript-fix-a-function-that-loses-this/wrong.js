function bindMethods(object) {
  for (const name of Object.keys(object)) {
    if (typeof object[name] === 'function') object[name] = object[name].bind(object);
  }
  return object;
}
