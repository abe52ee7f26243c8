function playerSettings(given) {
  const settings = given || {};
  return {
    volume: settings.volume || 50,
    speed: settings.speed || 1,
    title: settings.title || 'Untitled',
    subtitles: settings.subtitles !== false,
  };
}
