import styles from './article-editor.module.css';

interface ChoiceProps<Value extends string> {
  label: string;
  options: readonly (readonly [Value, string])[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A row of buttons of which one is pressed. */
export const Choice = <Value extends string>({
  label,
  options,
  value,
  onChange,
}: ChoiceProps<Value>) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame in the row
  <div className={styles.choice} role="group" aria-label={label}>
    {options.map(([option, text]) => (
      <button
        key={option}
        type="button"
        aria-pressed={option === value}
        onClick={() => option !== value && onChange(option)}
      >
        {text}
      </button>
    ))}
  </div>
);
