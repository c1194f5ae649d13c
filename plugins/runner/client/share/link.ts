import type {Link} from './shared';

export const PREFIX = '#run=';

/** What chats and mail programs still take as a link, in characters. */
export const LONGEST = 8_000;

/** What a link may unpack to, in bytes: more than any sample has. */
const LARGEST = 500_000;

/** Why a link cannot be opened, in words for the reader. */
export class LinkError extends Error {}

/** The hash of a link: JSON, compressed, in letters that survive in an address. */
export async function encodeLink(link: Link): Promise<string> {
  const packed = await through(new CompressionStream('deflate-raw'), new Blob([JSON.stringify(link)]));
  const letters = Array.from(packed, (byte) => String.fromCharCode(byte)).join('');
  return PREFIX + btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** What a hash carries; whatever is no link of ours is refused. */
export async function decodeLink(hash: string): Promise<Link> {
  const link: unknown = await unpack(hash.slice(PREFIX.length)).catch((error: unknown) => {
    throw error instanceof LinkError ? error : new LinkError('This link is damaged: part of it is missing.');
  });
  if (!isLink(link)) throw new LinkError('This link is damaged: it does not carry a sample.');
  return link;
}

async function unpack(text: string): Promise<unknown> {
  const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  const unpacked = await through(new DecompressionStream('deflate-raw'), new Blob([bytes]), LARGEST);
  return JSON.parse(new TextDecoder('utf-8', {fatal: true}).decode(unpacked));
}

async function through(
  transform: CompressionStream | DecompressionStream,
  blob: Blob,
  most = Infinity,
): Promise<Uint8Array> {
  const reader = blob.stream().pipeThrough(transform).getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > most) {
      await reader.cancel();
      throw new LinkError('This link is too long: it carries more than a sample can have.');
    }
    chunks.push(part.value);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

function isLink(value: unknown): value is Link {
  if (typeof value !== 'object' || value === null) return false;
  const {file, run, language, files} = value as Partial<Link>;
  return (
    typeof file === 'string' &&
    typeof run === 'string' &&
    (language === 'ts' || language === 'js') &&
    typeof files === 'object' &&
    files !== null &&
    !Array.isArray(files) &&
    Object.entries(files).every(([path, text]) => PATH.test(path) && typeof text === 'string')
  );
}

/** A path below the samples. */
const PATH = /^[\w-]+(?:[/.][\w-]+)*\.(?:tsx?|json)$/;
