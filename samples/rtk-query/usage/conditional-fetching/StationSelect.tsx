import type {Station} from './trainsApi';

interface Props {
  label: string;
  stations: Station[] | undefined;
  value: string | undefined;
  onChange: (code: string | undefined) => void;
}

export function StationSelect({label, stations, value, onChange}: Props) {
  return (
    <label>
      {label}
      <select
        disabled={!stations}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value || undefined)}
      >
        <option value="">Select…</option>
        {stations?.map(({code, name}) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
