function playerSettings(given) {
  return {
    volume: given?.volume ?? 50,
    speed: given?.speed ?? 1,
    title: given?.title ?? 'Untitled',
    subtitles: given?.subtitles ?? true,
  };
}
