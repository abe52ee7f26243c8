import { type Line, Listing } from '@site/shared/listing';
import type { ReactNode } from 'react';
import styles from './listing-box.module.css';
import toolbar from './workspace-toolbar.module.css';

interface ListingBoxProps {
  file: string;
  lines: readonly Line[];
  label: string;
  /** What can be done with it. */
  actions: ReactNode;
}

/** A listing below the name of its file. */
export const ListingBox = ({ file, lines, label, actions }: ListingBoxProps) => (
  <div className={styles.box}>
    <div className={toolbar.toolbar}>
      <span className={toolbar.file}>
        <span className={toolbar.name}>{file}</span>
      </span>
      <div className={toolbar.actions}>{actions}</div>
    </div>
    <Listing lines={lines} label={label} />
  </div>
);
