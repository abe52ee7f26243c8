function countProvinces(joined) {
  return new Set(joined.map((row) => row.indexOf(1))).size;
}
