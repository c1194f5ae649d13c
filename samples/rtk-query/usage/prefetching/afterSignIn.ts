import {type AppStore, galleryApi} from './galleryApi';

export async function afterSignIn(store: AppStore, lastSeen: number) {
  // Starts a request and returns nothing. A failure throws nothing.
  store.dispatch(galleryApi.util.prefetch('artworkPage', 1));

  // To wait for the result, or to see the error:
  const request = store.dispatch(
    galleryApi.endpoints.artwork.initiate(lastSeen),
  );
  const {data, error} = await request;
  request.unsubscribe();

  // To keep an entry until you say so:
  const {unsubscribe} = store.dispatch(
    galleryApi.endpoints.artworkPage.initiate(2),
  );
  return {data, error, letGo: unsubscribe};
}
