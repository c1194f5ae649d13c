import {http, HttpResponse} from 'msw';

/** A job board that notes each request, and shows a signed-in visitor a job of their own. */
export function jobServer() {
  const log: string[] = [];
  let failing = false;
  let hold: Promise<unknown> = Promise.resolve();
  return {
    log,
    setFailing: (now: boolean) => (failing = now),
    holdUntil: (promise: Promise<unknown>) => (hold = promise),
    handlers: [
      http.get(
        'https://jobs.example/api/jobs/:city',
        async ({request, params}) => {
          const cookie = request.headers.get('cookie');
          log.push(`jobs/${params.city}${cookie ? ` (${cookie})` : ''}`);
          await hold;
          if (failing) return HttpResponse.json('down', {status: 503});
          const own = cookie ? `For ${cookie}` : 'For everyone';
          return HttpResponse.json([
            {id: 1, title: 'Welder </script>'},
            {id: 2, title: own},
          ]);
        },
      ),
      http.get('https://jobs.example/api/cities', () => {
        log.push('cities');
        return HttpResponse.json(['Turin', 'Genoa']);
      }),
    ],
  };
}
