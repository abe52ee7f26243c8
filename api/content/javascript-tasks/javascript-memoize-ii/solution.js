function rememberAny(compute) {
  const makeNode = () => ({ next: new Map(), known: false, result: undefined });
  const root = makeNode();
  return function (...given) {
    let node = root;
    for (const argument of given) {
      if (!node.next.has(argument)) node.next.set(argument, makeNode());
      node = node.next.get(argument);
    }
    if (!node.known) {
      node.result = compute.apply(this, given);
      node.known = true;
    }
    return node.result;
  };
}
