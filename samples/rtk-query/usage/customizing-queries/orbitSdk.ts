/** Stands for the client library of the image service. */
export class OrbitError extends Error {
  code: 'not-found' | 'unavailable';

  constructor(code: OrbitError['code'], message: string) {
    super(message);
    this.code = code;
  }
}

export interface Image {
  id: string;
  area: string;
}

export async function callOrbit(
  method: string,
  params: Record<string, string>,
  signal?: AbortSignal,
): Promise<{result: unknown; credits: number}> {
  const lost = (error: unknown): never => {
    if (signal?.aborted) throw error;
    throw new OrbitError('unavailable', 'No connection');
  };
  const response = await fetch(`https://orbit.example/rpc/${method}`, {
    method: 'POST',
    body: JSON.stringify(params),
    signal,
  }).catch(lost);
  const text = await response.text().catch(lost);
  if (!response.ok) {
    throw new OrbitError(
      response.status === 404 ? 'not-found' : 'unavailable',
      text,
    );
  }
  return JSON.parse(text);
}
