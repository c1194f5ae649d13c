/** What the rest of the site uses of this plugin. */
declare module '@theme/StaticArticle/buildOf' {
  export function buildOf(page: Document): string;
}

declare module '@theme/StaticArticle/registerPage' {
  import type {RouteConfig} from 'react-router-config';

  export function onPageRegistered(listener: (route: RouteConfig) => void): void;
}

declare module '@theme/StaticArticle/sidebar' {
  export function usePages(): string[];
}
