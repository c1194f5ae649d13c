import {http, HttpResponse} from 'msw';
import {inLife} from '../../testing/life/inLife';
import {Preview} from './Preview';
import {makeStore} from './renderPreview';

inLife('Preview', {
  network: () => [
    http.get('https://print.example/previews/:file', ({params}) =>
      HttpResponse.text(`picture of ${params.file}`),
    ),
  ],
  store: makeStore,
  args: ['menu', 'card'],
  show: (file) => <Preview file={file} />,
  data: (file) => `picture of ${file}`,
});
