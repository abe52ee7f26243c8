import { Dialog } from '@site/shared/ui';
import { Fragment } from 'react';
import styles from './shortcuts-help.module.css';
import { turnShortcuts, useShortcutsOn } from './shortcuts-setting.ts';

/** Alternative keys are listed side by side; those of one combination are joined by '+'. */
type Entry = [keys: string[], what: string];

const command = /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl';

const groups: { title: string; entries: Entry[] }[] = [
  {
    title: 'Move',
    entries: [
      [['j'], 'Next problem'],
      [['k'], 'Previous problem'],
      [['e'], 'Open or close the topic'],
      [['Esc'], 'Deselect the problem'],
    ],
  },
  {
    title: 'On the current problem',
    entries: [
      [['c'], 'Complete'],
      [['b'], 'Bookmark'],
      [['n'], 'Note'],
      [['o', 'Enter'], 'Open the link'],
    ],
  },
  {
    title: 'Find',
    entries: [
      [['/'], 'Search problems'],
      [['r'], 'Random unsolved problem'],
      [[`${command}+K`], 'Search the site'],
    ],
  },
  { title: 'Help', entries: [[['?'], 'Show this list']] },
];

interface ShortcutsHelpProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** All shortcuts of the practice page, and the switch that turns single-key shortcuts off. */
export function ShortcutsHelp({ open, onOpenChange }: ShortcutsHelpProps) {
  const on = useShortcutsOn();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Keyboard shortcuts">
      <div className={styles.groups}>
        {groups.map(({ title, entries }) => (
          <section key={title}>
            <h3 className={styles.title}>{title}</h3>
            <dl className={styles.entries}>
              {entries.map((entry) => (
                <Shortcut key={entry[1]} entry={entry} />
              ))}
            </dl>
          </section>
        ))}
      </div>
      <label className={styles.setting}>
        <input
          type="checkbox"
          checked={on}
          onChange={(event) => turnShortcuts(event.target.checked)}
        />
        <span>
          Single-key shortcuts
          <small>Turn these off if you use voice control or press keys by accident.</small>
        </span>
      </label>
    </Dialog>
  );
}

function Shortcut({ entry: [keys, what] }: { entry: Entry }) {
  return (
    <div className={styles.entry}>
      <dt>
        {keys.map((combination, index) => (
          <Fragment key={combination}>
            {index > 0 && ' or '}
            {combination.split('+').map((key) => (
              <kbd key={key} className={styles.key}>
                {key}
              </kbd>
            ))}
          </Fragment>
        ))}
      </dt>
      <dd>{what}</dd>
    </div>
  );
}
