import { SelectField, TextField } from '@site/shared/ui';
import forms from '../../forms/forms.module.css';
import { isList, type Limits, type ValueKind } from './values.ts';

interface ParameterFieldsProps {
  name: string;
  limits: Limits;
  onChange: (limits: Limits) => void;
}

const kinds: Record<ValueKind, string> = {
  number: 'Whole number',
  numbers: 'List of whole numbers',
  text: 'Text',
  texts: 'List of texts',
  flag: 'True or False',
};

const numberFields = {
  least: 'Least number',
  most: 'Largest number',
  shortest: 'Shortest',
  longest: 'Longest',
};

/** What an author says of one parameter: its kind, and within which limits its values are. */
export function ParameterFields({ name, limits, onChange }: ParameterFieldsProps) {
  const { kind } = limits;
  const hasNumbers = kind === 'number' || kind === 'numbers';
  const hasLength = isList(limits) || kind === 'text';
  const shown = [
    ...(hasNumbers ? (['least', 'most'] as const) : []),
    ...(hasLength ? (['shortest', 'longest'] as const) : []),
  ];
  return (
    <fieldset className={forms.group}>
      <legend>{name}</legend>
      <div className={forms.columns}>
        <SelectField
          label="Kind"
          value={kind}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...limits, kind: value as ValueKind })
          }
        >
          {Object.entries(kinds).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        {shown.map((field) => (
          <TextField
            key={field}
            label={numberFields[field]}
            type="number"
            value={limits[field]}
            onChange={({ currentTarget: { valueAsNumber } }) =>
              onChange({ ...limits, [field]: valueAsNumber })
            }
          />
        ))}
        {(kind === 'text' || kind === 'texts') && (
          <TextField
            label="Letters"
            value={limits.letters}
            onChange={({ currentTarget: { value } }) => onChange({ ...limits, letters: value })}
          />
        )}
      </div>
      {isList(limits) &&
        (['sorted', 'distinct'] as const).map((rule) => (
          <label key={rule} className={forms.check}>
            <input
              type="checkbox"
              checked={limits[rule]}
              onChange={({ target: { checked } }) => onChange({ ...limits, [rule]: checked })}
            />
            {rule === 'sorted' ? 'In order' : 'No entry twice'}
          </label>
        ))}
    </fieldset>
  );
}
