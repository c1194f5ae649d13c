import {type AppStore, galleryApi} from './galleryApi';

const {initiate} = galleryApi.endpoints.artwork;

/** Called by the router before it renders the page of an artwork. */
export async function artworkLoader(store: AppStore, id: number) {
  // Nothing is sent if the entry is there, or on its way.
  const request = store.dispatch(initiate(id));
  try {
    return await request.unwrap();
  } finally {
    // The component subscribes when it mounts.
    request.unsubscribe();
  }
}
