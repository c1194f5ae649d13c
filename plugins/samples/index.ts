import {join} from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** Makes the bundler rebuild a page when a sample it shows changes, in the dev server and in a warm build. */
export default function pluginSamples({siteDir}: LoadContext): Plugin {
  return {
    name: 'samples',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            // Not `test`: Docusaurus takes every rule that tests for .mdx as one that compiles MDX.
            resource: /\.mdx$/,
            enforce: 'pre',
            use: [
              {
                loader: join(siteDir, 'plugins/samples/sampleDependencies.mjs'),
                options: {siteDir},
              },
            ],
          },
        ],
      },
    }),
  };
}
