function shuffled(list, random) {
  return [...list].sort(() => random() - 0.5);
}
