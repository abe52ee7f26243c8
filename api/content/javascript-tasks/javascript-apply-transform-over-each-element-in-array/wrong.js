function convert(list, transform) {
  const converted = [];
  for (const index in list) converted.push(transform(list[index], index));
  return converted;
}
