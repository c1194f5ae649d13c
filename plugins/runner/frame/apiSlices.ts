interface Definition {
  keepUnusedDataFor?: number;
}

/** The part of an API slice that says how long it keeps what nobody uses. */
interface Api {
  reducerPath: string;
  endpoints: Record<string, unknown>;
  enhanceEndpoints(options: {endpoints: Record<string, (definition: Definition) => void>}): unknown;
}

type CreateApi = (options: unknown) => Api;
type BuildCreateApi = (...modules: unknown[]) => CreateApi;

/** Remembers the API slices that a sample makes, because their state does not say what their endpoints are set to. */
export class ApiSlices {
  private readonly made = new Map<string, Api>();

  /** Replaces the functions that make API slices with ones that also remember them. */
  watch(packages: Record<string, unknown>): void {
    for (const name of ['@reduxjs/toolkit/query', '@reduxjs/toolkit/query/react']) {
      const found = packages[name] as {createApi: CreateApi; buildCreateApi: BuildCreateApi} | undefined;
      if (!found) continue;
      const {createApi, buildCreateApi} = found;
      packages[name] = {
        ...found,
        createApi: this.remembering(createApi),
        buildCreateApi: (...modules: unknown[]) => this.remembering(buildCreateApi(...modules)),
      };
    }
  }

  /** Seconds that an endpoint keeps what nobody uses; none if it follows its API slice. */
  keepOf(reducerPath: string, endpoint: string): number | undefined {
    const api = this.made.get(reducerPath);
    if (!api || !(endpoint in api.endpoints)) return undefined;
    let seconds: number | undefined;
    api.enhanceEndpoints({
      endpoints: {
        [endpoint]: ({keepUnusedDataFor}) => {
          seconds = keepUnusedDataFor;
        },
      },
    });
    return seconds;
  }

  private remembering(createApi: CreateApi): CreateApi {
    return (options) => {
      const api = createApi(options);
      this.made.set(api.reducerPath, api);
      return api;
    };
  }
}
