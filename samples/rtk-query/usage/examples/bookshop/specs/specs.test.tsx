import {beforeAll} from 'vitest';
import {server} from '../../../../../testing/server';

// The specs bring a server of their own, as a reader's project does.
beforeAll(() => server.close());
await import('./setupTests');
await import('./BookList.spec');
await import('./sellBook.spec');
await import('./seeded.spec');
await import('./booksApi.spec');
await import('./journey.spec');
await import('./lazy.spec');
