import { Fragment } from 'react';
import styles from '../practice.module.css';
import { addressText } from './address-text.ts';
import type { PracticeSources } from './practice-sources.ts';

/** Says in a line where the companies and the videos of a sheet are from; nothing if it has neither. */
export function Sources({ companies, reported, videos }: PracticeSources) {
  if (companies.length === 0 && !reported && videos.length === 0) return null;
  return (
    <p className={styles.sources}>
      {companies.length > 0 && (
        <>
          Companies are as listed at{' '}
          {companies.map((address, index) => (
            <Fragment key={address}>
              {index > 0 && ', '}
              <a
                href={address}
                target="_blank"
                rel="noopener noreferrer"
                title="Opens in a new tab"
              >
                {addressText(address)}
              </a>
            </Fragment>
          ))}
          .{' '}
        </>
      )}
      {reported && 'The number beside a company is how many learners reported that it asked them. '}
      {videos.length > 0 && `Videos are on ${videos.join(', ')}.`}
    </p>
  );
}
