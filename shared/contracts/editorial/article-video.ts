/** A video elsewhere that an article shows: a link until it's played, and stored as one. */
export interface Video {
  provider: 'YouTube' | 'Vimeo';
  /** The address of its page. */
  page: string;
  /** What is framed once a reader plays it: it sets no cookie before. */
  player: string;
}

/** The class of a video in an article, which is a `figure` with nothing but its link. */
export const VIDEO_CLASS = 'video';

/** Whose pages may be framed, as the content security policy names them. */
export const videoPlayers = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

const YOUTUBE_ID = /^[\w-]{11}$/;
const VIMEO_ID = /^\d{6,12}$/;
const YOUTUBE_HOSTS = ['youtube.com', 'm.youtube.com', 'youtube-nocookie.com', 'youtu.be'];

/** The video at an address of YouTube or Vimeo; null if there is none. */
export function videoOf(address: string): Video | null {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, pathname, searchParams } = new URL(address);
  if (protocol !== 'https:') return null;
  const host = hostname.replace('www.', '');
  const parts = pathname.split('/').slice(1);
  if (host === 'vimeo.com' || host === 'player.vimeo.com') {
    return vimeo(parts[0] === 'video' ? parts[1] : parts[0]);
  }
  if (!YOUTUBE_HOSTS.includes(host)) return null;
  if (host === 'youtu.be') return youtube(parts[0]);
  return youtube(parts[0] === 'watch' ? searchParams.get('v') : parts[1]);
}

const youtube = (id: string | null | undefined): Video | null =>
  id && YOUTUBE_ID.test(id)
    ? {
        provider: 'YouTube',
        page: `https://www.youtube.com/watch?v=${id}`,
        player: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
      }
    : null;

const vimeo = (id: string | undefined): Video | null =>
  id && VIMEO_ID.test(id)
    ? {
        provider: 'Vimeo',
        page: `https://vimeo.com/${id}`,
        player: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
      }
    : null;
