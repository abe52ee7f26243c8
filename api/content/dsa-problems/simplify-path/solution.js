function simplifyPath(path) {
  const names = [];
  for (const part of path.split('/')) {
    if (part === '..') names.pop();
    else if (part !== '' && part !== '.') names.push(part);
  }
  return `/${names.join('/')}`;
}

console.log(simplifyPath('/home//ann/./x/../docs/'));
