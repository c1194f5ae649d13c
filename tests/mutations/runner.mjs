/**
 * Run in the page: the frame, the panel, what the page believes.
 *
 * @type {import('./index.mjs').Mutation[]}
 */
export const runner = [
  {
    id: 'run-believes-anything',
    why: 'a message of any shape gets into the panel',
    edits: [
      {
        file: 'plugins/runner/client/panel/isFrameMessage.ts',
        find: "typeof value === 'string' && value.length <= LONGEST_TEXT",
        replace: 'value !== undefined',
      },
    ],
    caughtBy: 'unit plugins/runner/client',
  },
  {
    id: 'run-believes-anybody',
    why: 'messages of other windows get into the panel',
    edits: [
      {
        file: 'plugins/runner/client/panel/useRun.ts',
        find: 'if (event.source !== element.contentWindow) return;',
        replace: '',
      },
    ],
    caughtBy: 'browser run-hostile',
  },
  {
    id: 'run-loop-forever',
    why: 'a frame in an endless loop is never removed',
    edits: [
      {
        file: 'plugins/runner/client/panel/Watchdog.ts',
        find: "if (isReady && this.missed > PATIENCE) this.stop('stuck');",
        replace: '',
      },
    ],
    caughtBy: 'unit plugins/runner/client',
  },
  {
    id: 'run-flood',
    why: 'a flood of messages is read to its end',
    edits: [
      {
        file: 'plugins/runner/client/panel/Watchdog.ts',
        find: 'return this.messages < MOST_MESSAGES;',
        replace: 'return true;',
      },
    ],
    caughtBy: 'unit plugins/runner/client',
  },
  {
    id: 'run-memory',
    why: 'a sample in a loop fills the memory of the page',
    edits: [
      {
        file: 'plugins/runner/client/panel/session.ts',
        find: 'if (list.length < MAXIMUM) list.push(item);',
        replace: 'list.push(item);\n    if (list.length < MAXIMUM) return;',
      },
    ],
    caughtBy: 'unit plugins/runner/client',
  },
  {
    id: 'run-cache-keep',
    why: 'the countdown of a cache entry does not know what its endpoint is set to',
    edits: [
      {
        file: 'plugins/runner/frame/apiSlices.ts',
        find: 'seconds = keepUnusedDataFor;',
        replace: 'seconds = undefined;',
      },
    ],
    caughtBy: 'unit plugins/runner/frame',
  },
  {
    id: 'run-no-latency',
    why: 'the latency that a reader sets changes nothing',
    edits: [
      {
        file: 'plugins/runner/frame/network.ts',
        find: 'if (latency > 0)',
        replace: 'if (latency > 9999)',
      },
    ],
    caughtBy: 'browser run-knobs',
  },
  {
    id: 'run-no-focus',
    why: 'a sample is not told that its window has the focus again',
    edits: [
      {
        file: 'plugins/runner/frame/window.ts',
        find: "dispatchEvent(new Event(now.focused ? 'focus' : 'blur'));",
        replace: '',
      },
      {
        file: 'plugins/runner/frame/window.ts',
        find: "document.dispatchEvent(new Event('visibilitychange', {bubbles: true}));",
        replace: '',
      },
    ],
    caughtBy: 'browser run-knobs',
  },
  {
    id: 'run-other-output',
    why: 'the console of the frame prints values in another way than the recorded outputs',
    edits: [{file: 'plugins/runner/frame/console.ts', find: 'breakLength: 72', replace: 'breakLength: 40'}],
    caughtBy: 'browser run-all',
  },
  {
    id: 'run-no-frames',
    why: 'a sample that waits for an animation frame stands still behind the Console tab',
    edits: [{file: 'plugins/runner/frame/main.ts', find: 'addAnimationFrames();\n', replace: ''}],
    caughtBy: 'browser run.spec',
  },
  {
    id: 'run-form-leaves',
    why: 'a form that no code handles takes the frame away, and what it has printed',
    edits: [
      {file: 'plugins/runner/frame/main.ts', find: " !== 'dialog') event", replace: " === 'dialog') event"},
    ],
    caughtBy: 'browser run-hostile',
  },
  {
    id: 'run-frame-policy',
    why: 'code in the frame may load scripts of other sites',
    edits: [
      {
        file: 'plugins/runner/bundles/framePage.ts',
        find: "script-src 'sha256-",
        replace: "script-src * 'sha256-",
      },
    ],
    caughtBy: 'browser run-hostile',
  },
  {
    id: 'run-no-travel',
    why: 'a step back in time leaves the component as it is',
    edits: [
      {
        file: 'plugins/runner/client/panel/useTravel.ts',
        find: "send({type: 'jump', store, index: latest.index});",
        replace: '',
      },
    ],
    caughtBy: 'browser run.spec',
  },
  {
    id: 'run-silent-failure',
    why: 'a sample that does not load leaves the reader without a message',
    edits: [
      {
        file: 'plugins/runner/client/run.ts',
        find: ".catch(() => group.insertAdjacentHTML('afterend', PROBLEM))",
        replace: '.catch(() => {})',
      },
    ],
    caughtBy: 'browser run-hostile',
  },
  {
    id: 'run-lost-frame',
    why: 'a page of the frame that no longer exists lets the reader wait for half a minute',
    edits: [
      {
        file: 'plugins/runner/client/panel/Watchdog.ts',
        find: 'if (this.loads > 0 && !this.isOpen) this.silent++;',
        replace: '',
      },
    ],
    caughtBy: 'unit plugins/runner/client',
  },
  {
    id: 'run-impatient',
    why: 'a slow connection is taken for a missing file',
    edits: [
      {
        file: 'plugins/runner/client/panel/Watchdog.ts',
        find: 'this.isOpen = true;\n    this.missed = 0;',
        replace: 'this.isOpen = true;',
      },
    ],
    caughtBy: 'unit plugins/runner/client',
  },
  {
    id: 'run-silent-stop',
    why: 'a run that was stopped is still said to be loading',
    edits: [
      {
        file: 'plugins/runner/client/panel/session.ts',
        find: "  status: 'stopped',\n",
        replace: '',
      },
    ],
    caughtBy: 'unit plugins/runner/client',
  },
  {
    id: 'run-stop-unheard',
    why: 'a screen reader is not told that a run was stopped',
    edits: [
      {
        file: 'plugins/runner/client/panel/Panel.tsx',
        find: "if (status === 'stopped') return `Stopped, ${printed}`;",
        replace: "if (status === 'stopped') return 'Loading';",
      },
    ],
    caughtBy: 'browser run-readers',
  },
  {
    id: 'run-printed-panel',
    why: 'the panel is printed',
    edits: [
      {
        file: 'plugins/runner/client/panel/panel.late.css',
        find: '@media print {\n  .run-panel {\n    display: none;',
        replace: '@media print {\n  .run-panel {\n    color: black;',
      },
    ],
    caughtBy: 'browser run-readers',
  },
  {
    id: 'run-beside',
    why: 'the actions of the finished app hide it',
    edits: [
      {
        file: 'plugins/runner/client/openPanel.tsx',
        find: "const isBeside = block.matches('[data-run-beside]');",
        replace: 'const isBeside = false;',
      },
    ],
    caughtBy: 'browser run-steps',
  },
  {
    id: 'run-forms',
    why: 'the forms of samples do nothing',
    edits: [
      {
        file: 'plugins/runner/client/panel/Panel.tsx',
        find: 'sandbox="allow-scripts allow-forms"',
        replace: 'sandbox="allow-scripts"',
      },
    ],
    caughtBy: 'browser run-steps',
  },
  {
    id: 'run-styles',
    why: 'an app runs in the page without its styles',
    edits: [
      {
        file: 'plugins/runner/frame/main.ts',
        find: "if (data.styles) document.querySelector('style')!.textContent = data.styles.text;",
        replace: '',
      },
    ],
    caughtBy: 'browser run-steps',
  },
];
