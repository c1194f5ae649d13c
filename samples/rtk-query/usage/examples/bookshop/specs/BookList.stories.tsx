import {http, HttpResponse} from 'msw';
import {useState, type ComponentType} from 'react';
import {Provider} from 'react-redux';
import {BookList} from '../BookList';
import {setupStore} from '../store';
import {bookshopHandlers} from './handlers';

function WithStore({Story}: {Story: ComponentType}) {
  // One store for each story, however often it renders.
  const [store] = useState(() => setupStore());
  return (
    <Provider store={store}>
      <Story />
    </Provider>
  );
}

export default {
  component: BookList,
  args: {onOpen: () => {}},
  decorators: [(Story: ComponentType) => <WithStore Story={Story} />],
};

export const Filled = {
  parameters: {msw: {handlers: bookshopHandlers()}},
};

export const OutOfOrder = {
  parameters: {
    msw: {
      handlers: [
        http.get('https://bookshop.example/api/books', () =>
          HttpResponse.json('out of order', {status: 503}),
        ),
      ],
    },
  },
};
