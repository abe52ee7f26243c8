function fold(list, combine, initial) {
  if (initial === undefined && list.length === 0) throw new TypeError('Nothing to fold');
  let soFar = initial === undefined ? list[0] : initial;
  for (let index = initial === undefined ? 1 : 0; index < list.length; index += 1) {
    soFar = combine(soFar, list[index], index);
  }
  return soFar;
}
