import {test} from '../fixtures';

// Of these tests themselves: what goes wrong on a page counts, also when the test has left that page.
test('a warning on a page that was left fails its test', async ({reader}) => {
  test.fail();
  await reader.open('/api/createAction');
  await reader.read(() => console.warn('left behind'));
  await reader.open('/api/createSlice');
});
