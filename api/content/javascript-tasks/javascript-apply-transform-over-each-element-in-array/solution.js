function convert(list, transform) {
  const converted = [];
  for (const [index, element] of list.entries()) converted.push(transform(element, index));
  return converted;
}
