import {setupStore, stockApi} from './stockApi';

/** Shows the cached stock in `sign`; returns a function that stops. */
export function startStockPage(sign: HTMLElement, button: HTMLElement) {
  const store = setupStore();
  const {initiate, select} = stockApi.endpoints.stock;
  const selectStock = select('b1');
  const entry = store.dispatch(initiate('b1'));

  function draw() {
    const {data, isError} = selectStock(store.getState());
    if (data) {
      const note = isError ? ' (not up to date)' : '';
      sign.textContent = `${data.title}: ${data.stock} left${note}`;
    } else {
      sign.textContent = isError ? 'Ask at the desk' : 'One moment…';
    }
  }
  const stopDrawing = store.subscribe(draw);
  draw();
  const refresh = () => void entry.refetch();
  button.addEventListener('click', refresh);

  return () => {
    button.removeEventListener('click', refresh);
    stopDrawing();
    entry.unsubscribe();
  };
}
