/** The entry without the button, which the package ships without types. */
declare module '@docsearch/react/modal' {
  export {DocSearchModal} from '@docsearch/react';
}
