function inRows(photos, size) {
  if (!size || size < 0) throw new RangeError(`${size} photos can't make a row`);
  const rows = [];
  while (photos.length > 0) rows.push(photos.splice(0, size));
  return rows;
}
