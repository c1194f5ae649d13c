import {retryLoading} from './retryLoading';

/** Before React has started, the static text stays readable below a box that offers to try again. */
export function showLoadFailure(error: unknown): void {
  if (document.querySelector('.load-failure')) return;
  const box = document.createElement('div');
  box.className = 'load-failure';
  box.setAttribute('role', 'alert');
  const text = document.createElement('p');
  text.textContent = String(error);
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Retry';
  button.addEventListener('click', () => void retryLoading());
  box.append(text, button);
  document.body.prepend(box);
}
