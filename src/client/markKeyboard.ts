import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const className = 'navigation-with-keyboard';

/** Marks the page while the reader moves with Tab, so that styles can make the focus unmissable for them only. */
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', ({key}) => {
    if (key === 'Tab') document.body.classList.add(className);
  });
  document.addEventListener('mousedown', () => document.body.classList.remove(className));
}
