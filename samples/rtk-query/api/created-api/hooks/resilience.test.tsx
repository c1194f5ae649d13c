import {inLife} from '../../../../testing/life/inLife';
import {makeKitchen} from './handlers';
import {IngredientAmount} from './IngredientAmount';
import {kitchenApi} from './kitchenApi';
import {LiveRecipe} from './LiveRecipe';
import {RatingButton, RatingStatus} from './RatingButtons';
import {RecipeCard} from './RecipeCard';
import {RecipeError} from './RecipeError';
import {RecipeLink} from './RecipeLink';
import {RecipePage} from './RecipePage';
import {RecipeSearch} from './RecipeSearch';
import {ReviewList} from './ReviewList';
import {makeStore} from './store';

const kitchen = {
  network: () => makeKitchen().handlers,
  store: makeStore,
  api: kitchenApi,
};
const recipe = {
  ...kitchen,
  args: ['ramen', 'curry'] as const,
  data: (id: string) => id,
};

inLife('RecipeCard', {...recipe, show: (id) => <RecipeCard id={id} />});
inLife('RecipeError', {
  ...recipe,
  // The component shows errors only, so something has to show the recipe.
  show: (id) => (
    <>
      <RecipePage id={id} />
      <RecipeError id={id} />
    </>
  ),
});
inLife('RecipePage', {...recipe, show: (id) => <RecipePage id={id} />});
inLife('LiveRecipe', {...recipe, show: (id) => <LiveRecipe id={id} />});
inLife('IngredientAmount', {
  ...kitchen,
  show: () => <IngredientAmount id="ramen" name="broth" />,
  data: () => '400 g',
});
inLife('ReviewList', {
  ...kitchen,
  show: () => <ReviewList id="ramen" page={1} />,
  data: () => 'review 1',
});
inLife('ReviewList, next page', {
  ...kitchen,
  show: () => <ReviewList id="ramen" page={2} />,
  act: (person) => person.click('Later'),
});
inLife('RecipeLink', {
  ...kitchen,
  show: () => <RecipeLink id="ramen" onOpen={() => {}} />,
  act: (person) => person.hover('ramen'),
  except: {
    hiddenFailure: 'a prefetch that fails is sent again by the page',
  },
});
inLife('RecipeSearch', {
  ...kitchen,
  show: () => <RecipeSearch preferCache={false} />,
  act: async (person) => {
    await person.type('Ingredient', 'rice');
    await person.click('Search');
  },
});
inLife('RatingButtons', {
  ...kitchen,
  show: () => (
    <>
      <RatingButton id="ramen" stars={5} />
      <RatingStatus id="ramen" />
    </>
  ),
  act: (person) => person.click('5 stars'),
});
