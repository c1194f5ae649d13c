import {useState} from 'react';
import {useSelector} from 'react-redux';
import {BookDetails} from './BookDetails';
import {BookList} from './BookList';
import type {RootState} from './store';

export function App() {
  const [openId, setOpenId] = useState('');
  const notice = useSelector((state: RootState) => state.notice);

  return (
    <main>
      <h1>Bookshop</h1>
      {notice && <p role="status">{notice}</p>}
      {openId ? (
        <BookDetails id={openId} onBack={() => setOpenId('')} />
      ) : (
        <BookList onOpen={setOpenId} />
      )}
    </main>
  );
}
