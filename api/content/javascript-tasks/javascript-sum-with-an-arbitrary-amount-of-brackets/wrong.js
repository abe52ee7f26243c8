function sum(number) {
  let total = number;
  function more(further) {
    total += further;
    return more;
  }
  more.toString = () => String(total);
  more.valueOf = () => total;
  return more;
}
