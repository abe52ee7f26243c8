function canServeAll(notes) {
  const count = (note) => notes.filter((one) => one === note).length;
  return count(5) >= count(10) + count(20);
}
