import {type AppStore, galleryApi} from './galleryApi';

export async function afterSignIn(store: AppStore, lastSeen: number) {
  // Starts a request, returns nothing, and never fails.
  store.dispatch(galleryApi.util.prefetch('artworkPage', 1));

  // To wait for the result, or to see the error:
  const {data, error} = await store.dispatch(
    galleryApi.endpoints.artwork.initiate(lastSeen, {subscribe: false}),
  );

  // To keep an entry until you say so:
  const {unsubscribe} = store.dispatch(
    galleryApi.endpoints.artworkPage.initiate(2),
  );
  return {data, error, letGo: unsubscribe};
}
