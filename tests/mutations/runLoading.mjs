/**
 * What Run loads, and when.
 *
 * @type {import('./index.mjs').Mutation[]}
 */
export const runLoading = [
  {
    id: 'run-heavy',
    why: 'a program of the core loads React',
    edits: [
      {
        file: 'plugins/runner/bundles/groups.ts',
        find: 'return GROUP_NAMES.filter((group) => wanted.has(group));',
        replace: "return GROUP_NAMES.filter((group) => wanted.has(group) || group === 'react');",
      },
    ],
    caughtBy: 'unit plugins/runner',
  },
  {
    id: 'run-one-after-the-other',
    why: 'the packages are loaded when the sample is there, not together with it',
    edits: [
      {file: 'plugins/runner/client/run.ts', find: '  loadScripts(groups);\n', replace: '  void groups;\n'},
    ],
    caughtBy: 'browser run-loading',
  },
  {
    id: 'run-no-intent',
    why: 'nothing is loaded before the click, although the pointer is on Run',
    edits: [{file: 'plugins/runner/client/run.ts', find: "'pointerover', ", replace: ''}],
    caughtBy: 'browser run-loading',
  },
  {
    id: 'run-ignores-data-saver',
    why: 'somebody who saves data loads packages by passing over a button',
    edits: [{file: 'plugins/shared/client/wake.ts', find: '${connection?.saveData} ', replace: ''}],
    caughtBy: 'browser run-loading',
  },
  {
    id: 'run-whole-page',
    why: 'a component loads the packages of all components of its page',
    edits: [
      {
        file: 'plugins/runner/Runs.ts',
        find: 'forFrame(files.get(test)!, name)',
        replace: 'files.get(test)!',
      },
    ],
    caughtBy: 'unit plugins/runner/runs',
  },
];
