import { boot } from '@site/shared/platform';
import styles from './features.module.css';

/** `npm run shots -- --pictures` makes them from the running site. */
const pictureNames = ['sheet', 'solution', 'today'] as const;
export type Picture = (typeof pictureNames)[number];

const SIZE = { width: 820, height: 512 };

/** A picture of the site in the theme of the page. The one of the other theme isn't displayed, and so never fetched. */
export function ProductPicture({ name, alt }: { name: Picture; alt: string }) {
  const { releaseManifest, config } = boot();
  const folder = `${config.releasesOrigin ?? ''}${releaseManifest.shell.base}`;
  return (
    <div className={styles.frame}>
      {(['light', 'dark'] as const).map((theme) => (
        <img
          key={theme}
          className={styles[theme]}
          src={`${folder}${name}-${theme}.webp`}
          alt={alt}
          {...SIZE}
          loading="lazy"
          decoding="async"
        />
      ))}
    </div>
  );
}
