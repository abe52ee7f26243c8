interface OptionsProps {
  of: readonly (string | number)[];
  /** The placeholder until something is chosen. */
  placeholder?: string;
}

export const Options = ({ of, placeholder }: OptionsProps) => (
  <>
    {placeholder && <option value="">{placeholder}</option>}
    {of.map((value) => (
      <option key={value} value={value}>
        {value}
      </option>
    ))}
  </>
);
