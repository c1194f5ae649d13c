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
  const response = await fetch(`https://orbit.example/rpc/${method}`, {
    method: 'POST',
    body: JSON.stringify(params),
    signal,
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new OrbitError('unavailable', 'No connection');
  });
  if (!response.ok) {
    throw new OrbitError(
      response.status === 404 ? 'not-found' : 'unavailable',
      await response.text(),
    );
  }
  return await response.json();
}
