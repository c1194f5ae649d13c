/** What the plugin would generate for this site. */
export const searchIndexUrl = 'peers/easyops.json';
export const language = ['en'];
export const removeDefaultStopWordFilter: string[] = [];
export const removeDefaultStemmer = false;
export const fuzzyMatchingDistance = 1;
