import {StateEffect, StateField, type Extension} from '@codemirror/state';
import {Decoration, EditorView, WidgetType, type DecorationSet} from '@codemirror/view';

/** A message at a line, or none. */
export const setProblem = StateEffect.define<{line: number; message: string} | undefined>();

class Message extends WidgetType {
  constructor(private readonly text: string) {
    super();
  }

  override eq(other: Message): boolean {
    return other.text === this.text;
  }

  toDOM(): HTMLElement {
    return Object.assign(document.createElement('div'), {className: 'cm-problem', textContent: this.text});
  }
}

/** Marks the line of a problem and says below it what is wrong. The mark stays with its line until the next run. */
export const problems: Extension = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update(marks, {state, changes, effects}) {
    let next = marks.map(changes);
    for (const effect of effects) {
      if (!effect.is(setProblem)) continue;
      next = Decoration.none;
      const problem = effect.value;
      if (!problem || problem.line > state.doc.lines) continue;
      const {from, to} = state.doc.line(problem.line);
      next = Decoration.set([
        Decoration.line({class: 'cm-problem-line'}).range(from),
        Decoration.widget({widget: new Message(problem.message), block: true, side: 1}).range(to),
      ]);
    }
    return next;
  },
  provide: (field) => EditorView.decorations.from(field),
});
