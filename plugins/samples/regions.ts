import {showInTypeScript} from './languageComments';
import {SampleError} from './SampleError';

/** What a page shows of a file. */
export interface Cut {
  text: string;
  /** `lines[i]` is the 1-based line of the file that line `i` of the text comes from. */
  lines: number[];
  /** The 1-based lines that hold nothing but a comment for JavaScript; absent if there are none. */
  onlyInJavaScript?: number[];
  /** How many columns the dedent removed. */
  indent: number;
}

interface Region {
  name: string;
  /** The 1-based lines of the markers; the content is between them. */
  start: number;
  end: number;
}

// `// #region x`, `/* #region x */`, `{/* #region x */}`, `<!-- #region x -->`, `# #region x` and `#region x`;
// but not a private member of a class, `#region = 1`.
const MARKER =
  /^\s*(?:\/\/|\{?\s*\/\*|<!--|#(?=\s*#))?\s*#(region|endregion)\b(?!\s*[=;:(!?])(.*?)(?:\*\/\s*\}?|-->)?\s*$/;
const NAME = /^[A-Za-z][\w-]*$/;

/** Cuts one region out of a file's text, or the whole text when no name is given; markers are always removed. */
export function cutRegion(source: string, file: string, name?: string): Cut {
  const lines = source.replace(/\r\n?/g, '\n').split('\n');
  const {regions, markers} = findRegions(lines, file);
  const shown = {lines, markers, file};
  if (name === undefined) return cut(shown, 0, lines.length, `${file} is empty: write the sample.`);

  const region = regions.find((candidate) => candidate.name === name);
  if (!region) {
    const known = regions.map((candidate) => `#${candidate.name}`).join(', ');
    throw new SampleError(
      `${file} has no region "${name}". ` +
        (known
          ? `It has ${known}.`
          : `It has no regions: add "// #region ${name}" … "// #endregion", or drop "#${name}".`),
    );
  }
  const empty = `${file}:${region.start}: region "${name}" is empty: move its markers around the lines to show.`;
  return cut(shown, region.start, region.end - 1, empty);
}

function findRegions(lines: string[], file: string): {regions: Region[]; markers: Set<number>} {
  const regions: Region[] = [];
  const open: {name: string; start: number}[] = [];
  const markers = new Set<number>();

  lines.forEach((line, index) => {
    const marker = MARKER.exec(line);
    if (!marker) return;
    const number = index + 1;
    const fail = (problem: string): never => {
      throw new SampleError(`${file}:${number}: ${problem}`);
    };
    markers.add(index);
    const name = marker[2]!.trim();

    if (marker[1] === 'region') {
      if (!NAME.test(name))
        fail(`"${line.trim()}" needs a name of one word: letters, digits, "-" and "_", a letter first.`);
      const twin = [...regions, ...open].find((other) => other.name === name);
      if (twin)
        fail(`region "${name}" already starts at line ${twin.start}: give one of the two another name.`);
      open.push({name, start: number});
      return;
    }
    const innermost =
      open.pop() ?? fail('#endregion closes nothing: remove it, or add its "// #region name".');
    if (name && name !== innermost.name)
      fail(
        `#endregion ${name} would close region "${innermost.name}" (line ${innermost.start}): ` +
          `regions nest, so close "${innermost.name}" first.`,
      );
    regions.push({...innermost, end: number});
  });

  const unclosed = open.at(-1);
  if (unclosed)
    throw new SampleError(
      `${file}:${unclosed.start}: region "${unclosed.name}" is never closed: add "// #endregion" after its last line.`,
    );
  return {regions: regions.sort((a, b) => a.start - b.start), markers};
}

interface Source {
  file: string;
  lines: string[];
  markers: Set<number>;
}

const CODE = /\.[cm]?[jt]sx?$/;

function cut({file, lines: written, markers}: Source, from: number, to: number, empty: string): Cut {
  const shown = CODE.test(file)
    ? written.map((line, index) => showInTypeScript(line, `${file}:${index + 1}`))
    : written.map((text) => ({text, onlyInJavaScript: false}));
  const lines = shown.map(({text}) => text.trimEnd());
  const isHidden = (index: number) => markers.has(index) || Boolean(shown[index]?.onlyInJavaScript);
  const isBlank = (index: number) => lines[index]!.trim() === '';
  const kept: number[] = [];
  const onlyInJavaScript: number[] = [];
  for (let index = from; index < to; index++) {
    if (shown[index]!.onlyInJavaScript) onlyInJavaScript.push(index + 1);
    if (isHidden(index)) continue;
    // A hidden line between two blank lines would leave two blank lines.
    const doubleGap = isHidden(index - 1) && isBlank(index) && isBlank(kept.at(-1) ?? index);
    const leading = kept.length === 0 && isBlank(index);
    if (!doubleGap && !leading) kept.push(index);
  }
  while (kept.length > 0 && isBlank(kept.at(-1)!)) kept.pop();
  if (kept.length === 0) throw new SampleError(empty);

  const indents = kept.filter((index) => !isBlank(index)).map((index) => lines[index]!.search(/\S/));
  const indent = Math.min(...indents);
  return {
    text: kept.map((index) => (isBlank(index) ? '' : lines[index]!.slice(indent))).join('\n'),
    lines: kept.map((index) => index + 1),
    ...(onlyInJavaScript.length > 0 && {onlyInJavaScript}),
    indent,
  };
}
