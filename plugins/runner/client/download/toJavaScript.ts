import {transform} from 'sucrase';

/** A test without its types: nobody reads it on a page, so the gaps that they leave are merely closed. */
export function toJavaScript(text: string, file: string): string {
  const {code} = transform(text, {
    filePath: file,
    transforms: file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'],
    jsxRuntime: 'preserve',
    disableESTransforms: true,
  });
  return code
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trimStart();
}
