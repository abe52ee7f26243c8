function isBipartite(neighbours) {
  return neighbours.every((others) => others.length % 2 === 0);
}
