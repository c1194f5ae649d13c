import {http, HttpResponse} from 'msw';
import {inLife} from '../../../testing/life/inLife';
import {requestInLife} from '../../../testing/life/requestInLife';
import {afterSignIn} from './afterSignIn';
import {ArtworkDetail} from './ArtworkDetail';
import {Catalog} from './Catalog';
import {Gallery} from './Gallery';
import {galleryApi, makeStore} from './galleryApi';
import {GalleryShell} from './GalleryShell';
import {galleryServer} from './handlers';

const gallery = {store: makeStore, api: galleryApi};
const artworks = {
  ...gallery,
  network: () => [
    http.get('https://gallery.example/api/artworks/:id', ({params}) =>
      HttpResponse.json({
        id: Number(params.id),
        title: `Work ${params.id}`,
        painter: 'Ida Lund',
      }),
    ),
  ],
  args: [21, 22] as const,
  data: (id: number) => `Work ${id}`,
};

inLife('ArtworkDetail', {
  ...artworks,
  show: (id) => <ArtworkDetail id={id} />,
});
inLife('Gallery', {
  ...artworks,
  show: () => <Gallery />,
  before: (person) => person.click('Harbor at dawn'),
  change: (person) => person.click('Two bakers'),
});
inLife('Catalog', {
  ...gallery,
  network: () => galleryServer().handlers,
  args: [1, 2],
  show: () => <Catalog />,
  change: (person) => person.click('Next page'),
  data: (page) => `Artwork ${20 + page}`,
});
inLife('GalleryShell', {
  ...gallery,
  network: () => galleryServer().handlers,
  show: () => <GalleryShell>Welcome</GalleryShell>,
});
requestInLife('afterSignIn', {
  network: () => galleryServer().handlers,
  async run() {
    const {data, error, letGo} = await afterSignIn(makeStore(), 21);
    letGo();
    return {data, error};
  },
});
