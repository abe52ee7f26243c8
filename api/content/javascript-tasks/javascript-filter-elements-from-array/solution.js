function partition(list, test) {
  const [passed, failed] = [[], []];
  for (const [index, element] of list.entries()) {
    (test(element, index) ? passed : failed).push(element);
  }
  return [passed, failed];
}
