import {escapeHtml} from '../highlight/toHtml';
import {piecesOf} from '../javascript/fileNames';
import {TAB_GROUPS, type TabGroup} from '../tabs';

const LABELS: Record<TabGroup, string> = {language: 'Language', 'package-manager': 'Package manager'};

/** The radio buttons of one tab group; `client/tabs.ts` handles them. */
export function tabSwitch(group: TabGroup): string {
  const radios = TAB_GROUPS[group].map((value, index) => {
    const state = index === 0 ? 'aria-checked="true"' : 'aria-checked="false" tabindex="-1"';
    const label = group === 'language' ? value.toUpperCase() : value;
    return `<button type="button" role="radio" ${state} data-tab="${group}" value="${value}">${label}</button>`;
  });
  return `<div class="code-tabs" role="radiogroup" aria-label="${LABELS[group]}">${radios.join('')}</div>`;
}

/** The extension follows the reader's language. The text content is the TypeScript name, for software that reads the text. */
export function fileName(name: string): string {
  return piecesOf(name)
    .map((piece) =>
      typeof piece === 'string'
        ? escapeHtml(piece)
        : `<span class="in-ts">${piece.ts}</span><span class="in-js" data-text="${piece.js}"></span>`,
    )
    .join('');
}

/** `narrow` and `wide` name the kind of screen on which some line may not fit. */
export function wrapButton(longestLine: number): string {
  if (longestLine <= 40) return '';
  const name = longestLine > 80 ? 'code-wrap' : 'code-wrap code-wrap-narrow';
  return `<button type="button" class="${name}" aria-label="Wrap long lines" aria-pressed="false"></button>`;
}

export function copyButton(names = ''): string {
  return `<button type="button" class="${`code-copy ${names}`.trim()}" aria-label="Copy code"></button>`;
}

export function runButton(): string {
  return '<button type="button" class="code-run">Run</button>';
}
