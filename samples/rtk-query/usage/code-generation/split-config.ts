import type {ConfigFile} from '@rtk-query/codegen-openapi';

const config: ConfigFile = {
  schemaFile: './bike-share.openapi.json',
  apiFile: './emptyApi.ts',
  apiImport: 'emptyApi',
  hooks: {queries: true, lazyQueries: true, mutations: true},
  outputFiles: {
    './stationsApi.ts': {
      exportName: 'stationsApi',
      filterEndpoints: [/station/i],
    },
    './bikesApi.ts': {
      exportName: 'bikesApi',
      filterEndpoints: (_name, {path}) => path.startsWith('/bikes'),
      endpointOverrides: [{pattern: /search/i, type: 'query'}],
    },
  },
};

export default config;
