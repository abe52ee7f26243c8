import { videoOf, videoPlayers } from './article-video.ts';

const YOUTUBE = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

test.each([
  [YOUTUBE, YOUTUBE],
  ['https://youtube.com/watch?t=9&v=dQw4w9WgXcQ', YOUTUBE],
  ['https://m.youtube.com/watch?v=dQw4w9WgXcQ', YOUTUBE],
  ['https://youtu.be/dQw4w9WgXcQ?si=x', YOUTUBE],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', YOUTUBE],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', YOUTUBE],
  ['https://vimeo.com/76979871', 'https://vimeo.com/76979871'],
  ['https://player.vimeo.com/video/76979871?h=1', 'https://vimeo.com/76979871'],
])('%s is the video %s, which plays in a frame of its provider', (address, page) => {
  const video = videoOf(address);
  expect(video?.page).toBe(page);
  expect(videoPlayers).toContain(new URL(video?.player ?? '').origin);
});

test.each([
  'youtube.com/watch?v=dQw4w9WgXcQ',
  'http://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/@channel',
  'https://www.youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://evil.example/watch?v=dQw4w9WgXcQ',
  'https://vimeo.com/about',
  'https://youtu.be/../../evil',
  'javascript:alert(1)',
])('%s is no video', (address) => {
  expect(videoOf(address)).toBeNull();
});
