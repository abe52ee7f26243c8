function simplifyPath(path) {
  const names = [];
  for (const part of path.split('/').slice(1)) {
    if (part === '..') names.pop();
    else if (part !== '.') names.push(part);
  }
  return `/${names.join('/')}`;
}
