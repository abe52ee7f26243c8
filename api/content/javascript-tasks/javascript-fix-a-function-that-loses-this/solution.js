function bindMethods(object) {
  const seen = new Set(['constructor']);
  let owner = object;
  while (owner && owner !== Object.prototype) {
    for (const name of Object.getOwnPropertyNames(owner)) {
      if (seen.has(name)) continue;
      seen.add(name);
      const { value } = Object.getOwnPropertyDescriptor(owner, name);
      if (typeof value === 'function') object[name] = value.bind(object);
    }
    owner = Object.getPrototypeOf(owner);
  }
  return object;
}
