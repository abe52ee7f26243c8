function strict(settings) {
  return new Proxy(settings, {
    get(target, name) {
      if (target[name] === undefined) throw new ReferenceError(`No setting "${String(name)}"`);
      return target[name];
    },
  });
}
