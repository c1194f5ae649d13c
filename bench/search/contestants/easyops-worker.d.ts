declare module 'easyops-worker' {
  export class SearchWorker {
    fetchIndexes(baseUrl: string, context: string): Promise<void>;
    search(
      baseUrl: string,
      context: string,
      query: string,
      limit: number,
    ): Promise<{document: {u: string}}[]>;
  }
}
