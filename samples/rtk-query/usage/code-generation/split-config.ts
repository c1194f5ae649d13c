import type {ConfigFile} from '@rtk-query/codegen-openapi';

const config: ConfigFile = {
  schemaFile: './bike-share.openapi.json',
  apiFile: './emptyApi.ts',
  apiImport: 'emptyApi',
  hooks: {queries: true, lazyQueries: true, mutations: true},
  outputFiles: {
    './stationsApi.ts': {
      exportName: 'stationsApi',
      filterEndpoints: (_name, {path}) => path.startsWith('/stations'),
    },
    './bikesApi.ts': {
      exportName: 'bikesApi',
      filterEndpoints: /Search$/,
      endpointOverrides: [{pattern: 'postBikesSearch', type: 'query'}],
    },
  },
};

export default config;
