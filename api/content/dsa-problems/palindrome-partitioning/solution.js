function partition(text) {
  const found = [];
  const parts = [];
  const extend = (start) => {
    if (start === text.length) {
      found.push([...parts]);
      return;
    }
    for (let end = start + 1; end <= text.length; end += 1) {
      const part = text.slice(start, end);
      if (part !== [...part].reverse().join('')) continue;
      parts.push(part);
      extend(end);
      parts.pop();
    }
  };
  extend(0);
  return found;
}

console.log(partition('abba'));
