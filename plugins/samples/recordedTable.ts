import type {PhrasingContent, Table} from 'mdast';
import {SampleError} from './SampleError';

/** The rows of a Markdown table that a test recorded in `file`. A cell is text and `code`, nothing else. */
export function recordedTable(markdown: string, file: string): Table {
  const rows = markdown
    .trim()
    .split('\n')
    .filter((line) => !/^[|\s-]+$/.test(line))
    .map((line) => line.trim().slice(1, -1).split('|'));
  const odd = rows.find((cells) => cells.length !== rows[0]!.length);
  if (odd)
    throw new SampleError(
      `samples/${file}: the row "${odd.join('|').trim()}" has ${odd.length} cells, the first has ${rows[0]!.length}: record no "|" in a cell.`,
    );
  return {
    type: 'table',
    data: {recordedIn: file},
    children: rows.map((cells) => ({
      type: 'tableRow',
      children: cells.map((cell) => ({type: 'tableCell', children: phrases(cell.trim())})),
    })),
  };
}

function phrases(cell: string): PhrasingContent[] {
  return cell
    .split(/(`[^`]+`)/)
    .filter(Boolean)
    .map((part) =>
      part.startsWith('`') ? {type: 'inlineCode', value: part.slice(1, -1)} : {type: 'text', value: part},
    );
}

declare module 'mdast' {
  interface TableData {
    recordedIn?: string;
  }
}
