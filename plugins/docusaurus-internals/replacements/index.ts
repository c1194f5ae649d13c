import path from 'node:path';

const own = (file: string) => path.join(__dirname, file);

/** Modules of Docusaurus, and what browsers get instead. `$` means the module itself, not what is below it. */
export const REPLACED = {
  prism: {'prism-react-renderer$': own('prism.ts')},
  forBrowsers: {
    '@theme/MDXContent': own('MDXContent.tsx'),
    '@docusaurus/utils-common$': own('utilsCommon.ts'),
    'hoist-non-react-statics$': own('hoistStatics.ts'),
    'react-is$': own('reactIs.ts'),
    'react-helmet-async$': own('helmet.ts'),
    'prop-types$': own('propTypes.ts'),
  },
};
