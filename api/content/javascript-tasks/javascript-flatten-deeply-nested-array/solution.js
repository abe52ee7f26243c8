function unpack(list, depth = 1) {
  const found = [];
  const open = [{ list, next: 0, depth }];
  while (open.length > 0) {
    const top = open.at(-1);
    if (top.next === top.list.length) {
      open.pop();
      continue;
    }
    const item = top.list[top.next];
    top.next += 1;
    if (Array.isArray(item) && top.depth > 0) {
      open.push({ list: item, next: 0, depth: top.depth - 1 });
    } else {
      found.push(item);
    }
  }
  return found;
}
