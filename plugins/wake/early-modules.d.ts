declare module '@early-modules' {
  import type {ClientModule} from '@docusaurus/types';

  const modules: ClientModule[];
  export default modules;
}
