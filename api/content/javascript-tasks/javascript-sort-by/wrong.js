function sortBy(items, ...names) {
  return items.sort((a, b) => {
    for (const name of names) {
      const order = name.startsWith('-') ? b[name.slice(1)] - a[name.slice(1)] : a[name] - b[name];
      if (order !== 0) return order;
    }
    return 0;
  });
}
