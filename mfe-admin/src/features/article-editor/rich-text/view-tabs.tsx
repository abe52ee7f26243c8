import styles from './rich-text.module.css';

interface ViewTabsProps {
  label: string;
  value: 'rich' | 'html';
  onChange: (view: 'rich' | 'html') => void;
}

const views = [
  ['rich', 'Visual'],
  ['html', 'HTML'],
] as const;

/** Two buttons of which one is pressed. */
export const ViewTabs = ({ label, value, onChange }: ViewTabsProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame in the heading's row
  <div className={styles.views} role="group" aria-label={label}>
    {views.map(([view, text]) => (
      <button
        key={view}
        type="button"
        aria-pressed={view === value}
        onClick={() => view !== value && onChange(view)}
      >
        {text}
      </button>
    ))}
  </div>
);
