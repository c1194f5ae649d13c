/** What the rest of the site uses of this plugin. */
declare module '@site-symptoms' {
  /** As `readSymptoms.ts` makes it. */
  export interface Symptom {
    text: string;
    isMessage: boolean;
    to: string;
    from: string;
  }
  const symptoms: Symptom[];
  export default symptoms;
}

declare module '@theme/Symptoms' {
  import type {ReactNode} from 'react';

  export default function Symptoms(props: {className?: string}): ReactNode;
}

declare module '@theme/Symptoms/data' {
  export interface PageLink {
    url: string;
    title: string;
  }
  /** Lists with their titles. Addresses are below the base URL. */
  export const symptomLists: {title: string; links: PageLink[]}[];
}
