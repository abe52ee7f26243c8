function unpack(list, depth = 1) {
  const found = [];
  for (const item of list) {
    if (Array.isArray(item) && depth > 0) found.push(...unpack(item, depth - 1));
    else found.push(item);
  }
  return found;
}
