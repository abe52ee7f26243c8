function canBeBalanced(text) {
  const readings = [[0, 0]]; // next index, and how many are open before it
  while (readings.length > 0) {
    const [index, opened] = readings.pop();
    if (opened < 0) continue;
    const next = index + 1;
    if (index === text.length) {
      if (opened === 0) return true;
    } else if (text[index] === '(') readings.push([next, opened + 1]);
    else if (text[index] === ')') readings.push([next, opened - 1]);
    else readings.push([next, opened - 1], [next, opened], [next, opened + 1]);
  }
  return false;
}

console.log(canBeBalanced('(*))(*'));
