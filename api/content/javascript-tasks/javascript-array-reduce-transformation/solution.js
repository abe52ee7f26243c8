function fold(list, combine, ...rest) {
  const begun = rest.length > 0;
  if (!begun && list.length === 0) throw new TypeError('Nothing to fold');
  let soFar = begun ? rest[0] : list[0];
  for (let index = begun ? 0 : 1; index < list.length; index += 1) {
    soFar = combine(soFar, list[index], index);
  }
  return soFar;
}
