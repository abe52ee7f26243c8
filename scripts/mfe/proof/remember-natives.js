/**
 * Runs in each page of a proof before any other script (page-scripts.ts). Nothing in it may use what a page could have replaced:
 * no methods of arrays or maps, and no iteration. Plain JavaScript: what compiles TypeScript on the way would have it call
 * functions that pages don't have.
 */
(() => {
  const {
    getOwnPropertyNames: namesOf,
    getOwnPropertyDescriptor: descriptorOf,
    getPrototypeOf,
  } = Object;
  const has = Reflect.has;
  const single = ['history', 'location', 'navigator', 'document', 'JSON', 'Math', 'Reflect'];
  const add = (functions, owner, target) => {
    const names = namesOf(target);
    for (let at = 0; at < names.length; at += 1) {
      const name = names[at];
      const { value, get, set } = descriptorOf(target, name) ?? {};
      if (typeof value === 'function') functions[`${owner}${name}`] = value;
      // `location` and the like have accessors in place of a value.
      if (get) functions[`${owner}${name}`] = get;
      if (set) functions[`${owner}${name} (set)`] = set;
    }
  };
  const globals = namesOf(globalThis);
  const read = () => {
    const functions = { __proto__: null };
    add(functions, '', globalThis);
    for (let at = 0; at < globals.length; at += 1) {
      const name = globals[at];
      const { value } = descriptorOf(globalThis, name) ?? {};
      if (typeof value !== 'function') continue;
      if (value.prototype) add(functions, `${name}.prototype.`, value.prototype);
      add(functions, `${name}.`, value);
    }
    for (let at = 0; at < single.length; at += 1) add(functions, `${single[at]}.`, owners[at]);
    return functions;
  };
  const owners = [];
  for (let at = 0; at < single.length; at += 1) owners[at] = Reflect.get(globalThis, single[at]);
  const before = read();
  const replaced = () => {
    const now = read();
    const found = [];
    for (const name in before) if (now[name] !== before[name]) found[found.length] = name;
    // An own property hides the browser's function, which is still there on the prototype.
    for (const name in now) {
      if (name in before) continue;
      for (let at = 0; at < owners.length; at += 1) {
        const prefix = `${single[at]}.`;
        const own = namesOf(owners[at]);
        for (let place = 0; place < own.length; place += 1)
          if (name === prefix + own[place] && has(getPrototypeOf(owners[at]), own[place]))
            found[found.length] = name;
      }
    }
    return found;
  };
  Object.defineProperty(globalThis, Symbol.for('proof.natives'), { value: replaced });
})();
