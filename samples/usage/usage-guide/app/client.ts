let readToken: () => string | null = () => null;

/** Call it once, after the store is made. */
export function connectClient(read: () => string | null) {
  readToken = read;
}

export async function request(path: string, init?: RequestInit) {
  const headers = new Headers(init?.headers);
  const token = readToken(); // now, not when the client was connected
  if (token) headers.set('authorization', `Bearer ${token}`);
  const url = `https://fleet.example${path}`;
  const response = await fetch(url, {...init, headers});
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  return response;
}
