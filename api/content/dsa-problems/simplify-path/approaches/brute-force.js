function simplifyPath(path) {
  const parts = path.split('/').filter((part) => part !== '' && part !== '.');
  while (parts.includes('..')) {
    const at = parts.indexOf('..');
    if (at === 0) parts.splice(0, 1);
    else parts.splice(at - 1, 2);
  }
  return `/${parts.join('/')}`;
}

console.log(simplifyPath('/home//ann/./x/../docs/'));
