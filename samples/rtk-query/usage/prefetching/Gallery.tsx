import {useState} from 'react';
import {ArtworkDetail} from './ArtworkDetail';
import {ArtworkLink} from './ArtworkLink';

const highlights = [
  {id: 21, title: 'Harbor at dawn'},
  {id: 22, title: 'Two bakers'},
];

export function Gallery() {
  const [open, setOpen] = useState<number>();

  return (
    <>
      {highlights.map(({id, title}) => (
        <ArtworkLink key={id} id={id} onOpen={setOpen}>
          {title}
        </ArtworkLink>
      ))}
      {open !== undefined && <ArtworkDetail id={open} />}
    </>
  );
}
