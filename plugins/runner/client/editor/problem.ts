import {StateEffect, StateField, type Extension} from '@codemirror/state';
import {Decoration, EditorView, WidgetType, type DecorationSet} from '@codemirror/view';

/** A message at a line. */
interface LineProblem {
  line: number;
  message: string;
}

const setProblem = StateEffect.define<LineProblem | undefined>();

/** Shows this problem, or none. */
export function showProblem(view: EditorView, problem: LineProblem | undefined): void {
  const {doc} = view.state;
  const known = problem && problem.line <= doc.lines ? problem : undefined;
  view.dispatch({
    effects: [
      setProblem.of(known),
      // With the message, which stands below the line.
      ...(known ? [EditorView.scrollIntoView(doc.line(known.line).to, {yMargin: 80})] : []),
    ],
  });
}

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
      if (!problem) continue;
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
