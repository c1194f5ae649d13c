import {render, screen} from '@testing-library/react';
import {test} from 'vitest';
import {server} from '../../../../../testing/server';
import stories, {Filled, OutOfOrder} from './BookList.stories';

const {component: BookList, args, decorators} = stories;
const show = ({parameters}: typeof Filled | typeof OutOfOrder) => {
  server.use(...parameters.msw.handlers);
  render(decorators[0]!(() => <BookList {...args} />));
};

test('the filled story', async () => {
  show(Filled);
  await screen.findByText('Tide Tables');
});

test('the story of a failure', async () => {
  show(OutOfOrder);
  await screen.findByText(/could not be loaded/);
});
