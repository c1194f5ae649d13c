/** A frame of an opaque origin has no storage, and reading it throws. */
export function addStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const)
    Object.defineProperty(window, name, {value: memoryStorage(), configurable: true});
  Object.defineProperty(document, 'cookie', {value: '', writable: true, configurable: true});
}

function memoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(String(key)) ?? null,
    key: (at) => [...items.keys()][at] ?? null,
    removeItem: (key) => void items.delete(String(key)),
    setItem: (key, value) => void items.set(String(key), String(value)),
  };
}
