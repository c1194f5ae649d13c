import type {LaterNamed} from './laterNamed';
import type {Reading} from './readRelease';

/** Name -> the release that brought it. */
export type Versions = Record<string, string>;

/** What the releases say when they are laid side by side. What the first release read has already is left out. */
export interface SinceData {
  exports: Versions;
  /** Documented type -> member -> the release that brought it. */
  members: Record<string, Versions>;
  /** Documented type -> member -> the releases of 2.x that changed its type. */
  retyped: Record<string, Record<string, string[]>>;
  codes: Versions;
  /** What the installed release has no longer -> the last minor release that had it. */
  gone: {exports: Versions; members: Record<string, Versions>};
}

/** `readings` from the oldest to the newest. A type that a release lacks has no members there, unless `laterNamed` knows better. */
export function sinceData(readings: readonly Reading[], named: LaterNamed = {}): SinceData {
  const newest = readings.at(-1)!;
  const label = labels(readings.map(({version}) => version));
  const first = (has: (reading: Reading) => boolean | undefined) => firstWith(readings, has, label);
  const last = (has: (reading: Reading) => boolean) => minorOf(readings.filter(has).at(-1)!.version);

  const data: SinceData = {
    exports: {},
    members: {},
    retyped: {},
    codes: {},
    gone: {exports: {}, members: {}},
  };
  for (const name of Object.keys(newest.exports).sort())
    put(
      data.exports,
      name,
      first(({exports}) => name in exports),
    );
  for (const code of Object.keys(newest.codes)) put(data.codes, code, firstEver(readings, code, label));
  for (const [type, members] of Object.entries(newest.members).sort()) {
    const [came, changed]: [Versions, Record<string, string[]>] = [{}, {}];
    const later = named[type];
    for (const member of Object.keys(members).sort()) {
      if (later?.cameWith) put(came, member, data.exports[later.cameWith]);
      else
        put(
          came,
          member,
          first((reading) => hasMember(reading, type, member, later !== undefined)),
        );
      const changes = changesOf(readings, type, member).map(label);
      if (changes.length) changed[member] = changes;
    }
    if (Object.keys(came).length) data.members[type] = came;
    if (Object.keys(changed).length) data.retyped[type] = changed;
  }

  const everExported = new Set(readings.flatMap(({exports}) => Object.keys(exports)));
  for (const name of [...everExported].sort())
    if (!(name in newest.exports)) data.gone.exports[name] = last(({exports}) => name in exports);
  for (const [type, members] of Object.entries(newest.members).sort()) {
    const ever = new Set(readings.flatMap((reading) => Object.keys(reading.members[type] ?? {})));
    for (const member of [...ever].sort())
      if (!(member in members))
        (data.gone.members[type] ??= {})[member] = last((reading) => member in (reading.members[type] ?? {}));
  }
  return data;
}

function put(into: Versions, name: string, version: string | undefined): void {
  if (version !== undefined) into[name] = version;
}

/** Goes back from the newest while a release has it; nothing if even the first has, or if that is not known. */
function firstWith(
  readings: readonly Reading[],
  has: (reading: Reading) => boolean | undefined,
  label: (version: string) => string,
): string | undefined {
  let found: string | undefined;
  for (const reading of readings.toReversed()) {
    const answer = has(reading);
    if (answer === undefined) return undefined;
    if (!answer) return found && label(found);
    found = reading.version;
  }
  return undefined;
}

/** Some codes were missing for a while; one keeps its meaning all along. */
function firstEver(
  readings: readonly Reading[],
  code: string,
  label: (version: string) => string,
): string | undefined {
  const at = readings.findIndex(({codes}) => codes[code]);
  return at > 0 ? label(readings[at]!.version) : undefined;
}

function hasMember({members}: Reading, type: string, member: string, isOlder: boolean): boolean | undefined {
  const found = members[type];
  if (!found) return isOlder ? undefined : false;
  return member in found;
}

/** Releases of 2.x that declare a member differently than the release before. */
function changesOf(readings: readonly Reading[], type: string, member: string): string[] {
  const known = readings.filter(({version, members}) => version.startsWith('2.') && members[type]?.[member]);
  return known.flatMap((reading, at) => {
    const before = known[at - 1]?.members[type]![member];
    return before === undefined || before === reading.members[type]![member] ? [] : [reading.version];
  });
}

const minorOf = (version: string) => version.split('.').slice(0, 2).join('.');

/** `2.6.0` -> `2.6`; `2.2.5` stays, where `2.2.0` was read too. */
function labels(versions: readonly string[]): (version: string) => string {
  return (version) => {
    const minor = minorOf(version);
    return versions.find((other) => minorOf(other) === minor) === version ? minor : version;
  };
}
