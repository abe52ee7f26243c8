function* pages(folder) {
  for (const item of folder) {
    if (Array.isArray(item)) yield* pages(item);
    else yield item;
  }
}
