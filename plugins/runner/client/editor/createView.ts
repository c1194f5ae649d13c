import {defaultKeymap, history, historyKeymap, indentWithTab} from '@codemirror/commands';
import {bracketMatching, indentOnInput} from '@codemirror/language';
import {EditorState, Prec, type Extension} from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import {languageOf} from './language';
import {problems} from './problem';
import {look} from './look';

export interface Callbacks {
  onChange: (text: string) => void;
  onRun: () => void;
}

/**
 * Typing over a selection: left to the browser, it keeps the colors of what was there with `style` attributes, which the
 * site's policy refuses.
 */
const typeOver = EditorView.domEventHandlers({
  beforeinput({inputType, data, isComposing}, view) {
    if (inputType !== 'insertText' || data === null || isComposing || view.state.selection.main.empty)
      return false;
    view.dispatch(view.state.replaceSelection(data), {userEvent: 'input.type', scrollIntoView: true});
    return true;
  },
});

/** The state of a file in the editor, with a history of its own. */
export function createState(file: string, text: string, {onChange, onRun}: Callbacks): EditorState {
  const run = () => {
    onRun();
    return true;
  };
  const extensions: Extension = [
    lineNumbers(),
    history(),
    drawSelection(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    indentOnInput(),
    bracketMatching(),
    languageOf(file),
    problems,
    look,
    typeOver,
    Prec.highest(keymap.of([{key: 'Mod-Enter', run}])),
    // Escape, then Tab leaves the editor: the view itself sees to that.
    keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
    EditorView.contentAttributes.of({
      'aria-label': `${file}. Tab indents; press Escape, then Tab to leave.`,
      autocapitalize: 'off',
      autocorrect: 'off',
      spellcheck: 'false',
    }),
    EditorView.updateListener.of(({docChanged, state}) => {
      if (docChanged) onChange(state.doc.toString());
    }),
  ];
  return EditorState.create({doc: text, extensions});
}

/** In a shadow root, where styles need no exception from the site's policy. `start` is scrolled to. */
export function createView(place: HTMLElement, state: EditorState, start?: number): EditorView {
  const root = place.shadowRoot ?? place.attachShadow({mode: 'open'});
  const scrollTo = start === undefined ? undefined : EditorView.scrollIntoView(start, {y: 'center'});
  return new EditorView({state, root, parent: root, ...(scrollTo && {scrollTo})});
}
