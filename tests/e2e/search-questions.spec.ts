import {expect, open, test} from './fixtures';
import {hitsOf, modalOf, searchFor} from './search';

test('a result that answers a question like the query shows it, with marks, as part of its name', async ({
  page,
}) => {
  await open(page, '/');
  await searchFor(page, 'why are errors in production only a number');
  const first = hitsOf(page).first();
  await expect(first).toHaveAttribute('href', '/api/other-exports#production-error-codes');
  await expect(first).toHaveAccessibleName(/answers: why do errors in production only show a number/);
  await expect(first.locator('.search-question mark').first()).toHaveText('errors');
});

test('a query with no result offers another spelling, similar titles, symptoms and the most-read pages', async ({
  page,
}) => {
  await open(page, '/');
  await searchFor(page, 'createslizzzzard');
  await expect(
    modalOf(page)
      .getByText(/No results for “createslizzzzard”/)
      .first(),
  ).toBeVisible();
  await expect(modalOf(page).getByText('Most-read pages')).toBeVisible();
  await expect(modalOf(page).getByRole('group', {name: 'By symptom'}).getByRole('option')).not.toHaveCount(0);
  await expect(modalOf(page).getByRole('group', {name: 'By message'}).getByRole('option')).not.toHaveCount(0);
  await expect(modalOf(page).getByRole('status')).toContainText('Did you mean “createSlice”?');
  await expect(modalOf(page).getByRole('link', {name: 'createSlice', exact: true})).toHaveAttribute(
    'href',
    '/search?q=createSlice',
  );
  await expect(hitsOf(page).first()).toHaveAttribute('href', '/api/createSlice');
  await expect(modalOf(page).getByText(/See all/)).toHaveCount(0);
});
