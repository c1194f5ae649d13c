import type {FrameMessage, Knobs, RequestMessage} from '../protocol';

interface Msw {
  getResponse(handlers: unknown[], request: Request): Promise<Response | undefined>;
}

/** The only network the frame has: the handlers of the page, with whatever trouble the reader makes. */
export class Network {
  handlers: unknown[] = [];
  knobs: Knobs = {latency: 0, offline: false, focused: true};
  private sent = 0;

  constructor(
    private readonly packages: Record<string, unknown>,
    private readonly tell: (message: FrameMessage) => void,
  ) {}

  install(): void {
    window.fetch = async (input, init) => {
      const request = new Request(input, init);
      const started = performance.now();
      const told: RequestMessage = {
        type: 'request',
        id: this.sent++,
        method: request.method,
        url: request.url,
      };
      this.tell(told);
      const end = (result: RequestMessage['result']) =>
        this.tell({...told, result: result!, duration: Math.round(performance.now() - started)});
      try {
        const response = await this.unlessAborted(request);
        end(response.status);
        return response;
      } catch (error) {
        end(request.signal.aborted ? 'canceled' : 'failed');
        throw error;
      }
    };
  }

  private unlessAborted(request: Request): Promise<Response> {
    const {signal} = request;
    if (signal.aborted) return Promise.reject(signal.reason as Error);
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), {once: true});
    });
    return Promise.race([this.answer(request), aborted]);
  }

  private async answer(request: Request): Promise<Response> {
    const {latency, offline, fail} = this.knobs;
    if (latency > 0) await new Promise((resolve) => setTimeout(resolve, latency));
    if (offline) throw failed();
    if (fail) {
      if (fail.which === 'next') {
        delete this.knobs.fail;
        this.tell({type: 'failed'});
      }
      return Response.json({message: 'The server failed because you asked for it.'}, {status: fail.status});
    }
    const msw = this.packages.msw as Msw | undefined;
    const response = await msw?.getResponse(this.handlers, request);
    if (!response || response.type === 'error') throw failed();
    return response;
  }
}

const failed = () => new TypeError('Failed to fetch');

/** Calls the export of a `handlers.ts`, whatever it takes and returns: a log, a list, an object with handlers. */
export function handlersOf(made: unknown): unknown[] {
  const log = Object.assign(() => {}, {push: () => 0});
  const value = typeof made === 'function' ? (made as (log: unknown) => unknown)(log) : made;
  const {handlers, handler} = value as {handlers?: unknown; handler?: unknown};
  return [handlers ?? handler ?? value].flat();
}
