import {type AppStore, galleryApi} from './galleryApi';

const {initiate} = galleryApi.endpoints.artwork;

/** Called by the router before it renders the page of an artwork. */
export async function artworkLoader(store: AppStore, id: number) {
  // Nothing is sent if the entry has data, or if its request is running.
  const request = store.dispatch(initiate(id));
  try {
    const {data, error} = await request;
    // Not `unwrap`, which rejects if there is data and an old error.
    // Neither is there if the cache was reset meanwhile.
    if (!data) throw error ?? new Error('The artwork was not loaded');
    return data;
  } finally {
    // The component subscribes when it mounts.
    request.unsubscribe();
  }
}
