function inRows(photos, size) {
  if (!Number.isInteger(size) || size < 1) throw new RangeError(`${size} photos can't make a row`);
  const rows = [];
  for (let start = 0; start < photos.length; start += size) {
    rows.push(photos.slice(start, start + size));
  }
  return rows;
}
