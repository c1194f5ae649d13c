interface Props {
  name: string;
  parked: number;
  onChange: (parked: number) => void;
}

export function Level({name, parked, onChange}: Props) {
  return (
    <section className="level" aria-label={name}>
      <h2>{name}</h2>
      <p className="count">{parked} parked</p>
      <button onClick={() => onChange(parked + 1)}>Car in</button>
      <button onClick={() => onChange(parked - 1)}>Car out</button>
    </section>
  );
}
