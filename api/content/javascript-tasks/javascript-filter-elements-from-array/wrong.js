function partition(list, test) {
  const passed = [];
  const failed = [];
  for (let index = 0; index < list.length; index += 1) {
    if (test(list[index], index)) passed.push(list[index]);
    if (!test(list[index], index)) failed.push(list[index]);
  }
  return [passed, failed];
}
