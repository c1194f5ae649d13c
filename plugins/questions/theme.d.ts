declare module '@site-symptoms' {
  const symptoms: import('./readSymptoms').Symptom[];
  export default symptoms;
}

declare module '@theme/Symptoms' {
  const Symptoms: (props: {className?: string}) => import('react').ReactNode;
  export default Symptoms;
}

declare module '@theme/Symptoms/data' {
  type PageLink = {url: string; title: string};
  export const symptomLists: {title: string; links: PageLink[]; all: PageLink}[];
}
