import Marked from './Marked';

/** The question that made a place a result. It is part of the entry, so it is read out with it. */
export default function Answered({question}: {question: string}) {
  return (
    <span className="search-question">
      answers: <Marked text={question} />
    </span>
  );
}
