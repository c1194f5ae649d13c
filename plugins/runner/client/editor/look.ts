import {EditorView} from '@codemirror/view';

/** The code blocks' own look, in both modes: their custom properties reach into the shadow root. */
export const look = EditorView.theme({
  '&': {color: 'var(--code-text)', backgroundColor: 'var(--code-background)', fontSize: '0.875rem'},
  // The panel draws it, around the line numbers, too.
  '&.cm-focused': {outline: 'none'},
  '.cm-scroller': {maxHeight: '26rem', fontFamily: 'var(--font-code)', lineHeight: '1.6'},
  '.cm-content': {padding: '0.5rem 0', caretColor: 'var(--code-text)'},
  '.cm-line': {padding: '0 1rem 0 0.5rem'},
  '.cm-cursor': {borderLeftColor: 'var(--code-text)'},
  '.cm-gutters': {
    backgroundColor: 'var(--code-background)',
    color: 'var(--code-muted)',
    borderRight: '1px solid var(--color-border)',
  },
  '.cm-activeLine, .cm-activeLineGutter': {backgroundColor: 'transparent'},
  '.cm-activeLineGutter': {color: 'var(--code-text)'},
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': {
    backgroundColor: 'var(--code-background-highlight)',
  },
  '.cm-matchingBracket, &.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--code-background-highlight)',
  },
  '.cm-nonmatchingBracket, &.cm-focused .cm-nonmatchingBracket': {
    backgroundColor: 'var(--code-background-removed)',
  },
  '.cm-problem-line': {backgroundColor: 'var(--code-background-removed)'},
  '.cm-problem': {
    padding: '0.25rem 1rem 0.25rem 0.5rem',
    borderLeft: '3px solid var(--code-escape)',
    backgroundColor: 'var(--code-background-removed)',
    color: 'var(--code-escape)',
    fontFamily: 'var(--font-text)',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
});
