function strict(settings) {
  return new Proxy(settings, {
    get(target, name, receiver) {
      if (typeof name === 'string' && !(name in target)) {
        throw new ReferenceError(`No setting "${name}"`);
      }
      return Reflect.get(target, name, receiver);
    },
  });
}
