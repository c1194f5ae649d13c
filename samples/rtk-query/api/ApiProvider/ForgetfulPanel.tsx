import {useState} from 'react';
import {TideWidget} from './TideWidget';

export function ForgetfulPanel() {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button onClick={() => setOpen(!open)}>Tides</button>
      {/* Closing the panel unmounts the provider, and its cache. */}
      {open && <TideWidget harbor="brest" />}
    </>
  );
}
