function isEmpty(value) {
  for (const name in value) return false;
  return true;
}
