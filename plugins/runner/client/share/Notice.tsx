import {createRoot} from 'react-dom/client';
import '../panel/panel.late.css';

/** Says at the top of the page why a link does not open its sample; what it carries is not lost. */
export function showNotice(message: string, files: Record<string, string> = {}): void {
  const place = document.createElement('div');
  document.querySelector('article, main')?.prepend(place);
  const root = createRoot(place);
  const close = () => {
    root.unmount();
    place.remove();
    removeEventListener('runner:route', close);
  };
  addEventListener('runner:route', close);
  root.render(<Notice message={message} files={files} onClose={close} />);
  place.scrollIntoView({block: 'center'});
}

interface Props {
  message: string;
  files: Record<string, string>;
  onClose: () => void;
}

function Notice({message, files, onClose}: Props) {
  return (
    <section className="run-panel run-notice" aria-label="Shared link">
      <div className="run-bar">
        <p role="alert">{message}</p>
        <button type="button" className="run-button" onClick={onClose}>
          Close
        </button>
      </div>
      {Object.entries(files).map(([path, text]) => (
        <details key={path}>
          <summary>{path.split('/').pop()}</summary>
          <pre tabIndex={0}>{text}</pre>
        </details>
      ))}
    </section>
  );
}
