/** @param {number} bytes */
export const kilobytes = (bytes) => (bytes / 1000).toFixed(1);

/**
 * @param {import('./measure.mjs').Size[]} sizes
 * @returns {string}
 */
export function table(sizes) {
  const rows = [
    ['', 'min', 'gzip'],
    ...sizes.map(({label, minified, gzip}) => [label, kilobytes(minified), kilobytes(gzip)]),
  ];
  const lines = rows.map(
    ([label = '', min = '', gzip = '']) => `${label.padEnd(27)}${min.padStart(6)}${gzip.padStart(7)}`,
  );
  const versions = [...new Set(sizes.flatMap((size) => size.versions.split(', ')))];
  return [...lines, '', ...versions].join('\n') + '\n';
}
