import {RUNTIME, STYLES} from '../../../docusaurus-internals/builtFiles';

const FILES = `script[src*="/${RUNTIME}."], link[rel="stylesheet"][href*="/${STYLES}."]`;

/** Tells builds apart: pages of one build have the same scripts and styles, whose names change with their content. */
export function buildOf(page: Document): string {
  const files = [...page.querySelectorAll(FILES)];
  return files.map((file) => file.getAttribute('src') ?? file.getAttribute('href')).join(' ');
}
