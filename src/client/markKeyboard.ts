import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

const className = 'navigation-with-keyboard';

/** Marks the page while the reader uses Tab, so that styles can make the focus stand out for these readers only. */
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('keydown', ({key}) => {
    if (key === 'Tab') document.body.classList.add(className);
  });
  document.addEventListener('mousedown', () => document.body.classList.remove(className));
}
