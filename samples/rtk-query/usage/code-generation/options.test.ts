import {
  type ConfigFile,
  generateEndpoints,
  parseConfig,
} from '@rtk-query/codegen-openapi';
import {configureStore} from '@reduxjs/toolkit';
import {createApi, fetchBaseQuery} from '@reduxjs/toolkit/query';
import {describe, expect, expectTypeOf, test} from 'vitest';
import {temporaryFolder} from '../../../testing/temporaryFolder';
import bikeShare from './bike-share.openapi.json';

const plain = {
  schemaFile: new URL('./bike-share.openapi.json', import.meta.url)
    .pathname,
  apiFile: './emptyApi.ts',
  apiImport: 'emptyApi',
};
type Options = Parameters<typeof generateEndpoints>[0];
const generate = async (options: Partial<Options> = {}) =>
  (await generateEndpoints({...plain, ...options})) ?? '';

describe('options', () => {
  test('defaults', async () => {
    const text = await generate();
    expect(text).toContain('import { emptyApi as api } from "./emptyApi";');
    expect(text).toContain('export { injectedRtkApi as enhancedApi };');
    expect(text).toContain('export type GetStationApiArg');
    expect(text).toContain('export type GetStationApiResponse');
    expect(text).not.toContain('use');
    expect(text).not.toMatch(/Tags|encodeURIComponent|enum/);
    expect(text).toContain('postBikesSearch: build.mutation');
  });

  test('hooks: true leaves lazy hooks out', async () => {
    const text = await generate({hooks: true});
    expect(text).toContain('useGetStationQuery');
    expect(text).not.toContain('Lazy');
    const lazy = {queries: false, lazyQueries: true, mutations: false};
    const only = await generate({hooks: lazy});
    expect(only).toContain('useLazyGetStationQuery');
    expect(only).not.toMatch(/useGetStationQuery|useRentBikeMutation/);
  });

  test('operationNameSuffix capitalizes', async () => {
    const text = await generate({operationNameSuffix: 'V2', hooks: true});
    expect(text).toContain('GetStationV2: build.query');
    expect(text).toContain('useGetStationV2Query');
  });

  test('flattenArg', async () => {
    const text = await generate({flattenArg: true});
    expect(text).toContain('export type GetStationApiArg = number;');
    expect(text).toContain(
      'export type PostBikesSearchApiArg = BikeFilter;',
    );
    expect(text).toContain('url: `/stations/${queryArg}`');
  });

  test('encodePathParams, useEnumType, esmExtensions, unionUndefined', async () => {
    expect(await generate({encodePathParams: true})).toContain(
      '${encodeURIComponent(String(queryArg.stationId))}',
    );
    expect(await generate({useEnumType: true})).toMatch(/export enum \w+/);
    expect(await generate({esmExtensions: true})).toContain(
      '"./emptyApi.js"',
    );
    const united = await generate({unionUndefined: true});
    expect(united).toContain('minimumCharge?: number | undefined');
    expect(united).toContain('near?: string;');
  });

  test('filters and overrides', async () => {
    const names = (text: string) => text.match(/\w+(?=: build\.)/g) ?? [];
    expect(names(await generate({filterEndpoints: 'Station'}))).toEqual([]);
    expect(names(await generate({filterEndpoints: 'getStation'}))).toEqual([
      'getStation',
    ]);
    expect(names(await generate({filterEndpoints: /station/i}))).toEqual([
      'listStations',
      'getStation',
    ]);
    // With `g`, an expression remembers where its last match ended.
    expect(names(await generate({filterEndpoints: /station/gi}))).toEqual([
      'listStations',
    ]);
    const text = await generate({
      endpointOverrides: [
        {pattern: 'listStations', parameterFilter: []},
        {pattern: /Stations?$/, parameterFilter: (_name, at) => !at.in},
        {pattern: 'listStations', type: 'mutation'},
      ],
    });
    // Path parameters stay; only the first matching override counts.
    expect(text).toContain('stationId: number');
    expect(text).toContain('listStations: build.query');
  });
});

interface Document {
  paths: Record<string, Record<string, Record<string, unknown>>>;
  components: {schemas: Record<string, {properties: object}>};
}

/** Generates from a document with one change. */
async function withDocument(
  change: (document: Document) => void,
  options: Partial<Options> = {},
) {
  const document: Document = structuredClone<Document>(bikeShare);
  change(document);
  return fromDocument(document, options);
}

/** Each in a folder of its own: the generator remembers documents by their path. */
async function fromDocument(
  document: object,
  options: Partial<Options> = {},
) {
  const folder = await temporaryFolder();
  await folder.write('api.json', JSON.stringify(document));
  return generate({schemaFile: folder.path('api.json'), ...options});
}

test('names', async () => {
  const nameOf = async (operationId?: string) => {
    const text = await withDocument(({paths}) => {
      paths['/stations/{station_id}']!.get!.operationId = operationId;
    });
    return text.match(/\w+(?=: build\.)/g)?.[1];
  };
  expect(await nameOf('getStation')).toBe('getStation');
  expect(await nameOf('Get_station')).toBe('getStation');
  expect(await nameOf('get station')).toBe('getStation');
  expect(await nameOf('1station')).toBe('getStationsByStationId');
  expect(await nameOf('get-station')).toBe('getStationsByStationId');
  expect(await nameOf('getZürich')).toBe('getStationsByStationId');
  expect(await nameOf('delete')).toBe('getStationsByStationId');
  expect(await nameOf('type')).toBe('getStationsByStationId');
  expect(await nameOf()).toBe('getStationsByStationId');
});

test('a body with the name of a parameter is called body', async () => {
  const text = await withDocument(({paths}) => {
    paths['/bikes/search']!.post!.parameters = [
      {name: 'bike_filter', in: 'query', schema: {type: 'string'}},
    ];
  });
  expect(text).toContain('bikeFilter?: string;\n  body: BikeFilter;');
});

describe('documents', () => {
  test('tags of operations become strings; tags of overrides are not declared', async () => {
    const text = await withDocument(
      ({paths}) => {
        paths['/stations']!.get!.tags = ['stations'];
        paths['/stations/{station_id}/rentals']!.post!.tags = ['stations'];
      },
      {
        tag: true,
        endpointOverrides: [{pattern: 'getStation', providesTags: ['One']}],
      },
    );
    expect(text).toContain(
      'export const addTagTypes = ["stations"] as const;',
    );
    expect(text).toContain('providesTags: ["stations"]');
    expect(text).toContain('invalidatesTags: ["stations"]');
    expect(text).toContain('providesTags: ["One"]');
  });

  test('a read-only field splits a type in two', async () => {
    const change: Parameters<typeof withDocument>[0] = ({components}) => {
      components.schemas.Station!.properties = {
        id: {type: 'integer', readOnly: true},
        name: {type: 'string'},
      };
    };
    const text = await withDocument(change);
    expect(text).toContain('export type Station = {');
    expect(text).toContain('export type StationRead = {');
    const merged = await withDocument(change, {mergeReadWriteOnly: true});
    expect(merged).not.toContain('StationRead');
  });

  test('a body is required, even if the document leaves it optional', async () => {
    const text = await withDocument(({paths}) => {
      const {requestBody} = paths['/bikes/search']!.post!;
      Object.assign(requestBody!, {required: false});
    });
    expect(text).toContain('  bikeFilter: BikeFilter;');
  });

  test('a title names the body; without a name it is `body`', async () => {
    const bodyNamed = (title?: string) =>
      withDocument(({paths}) => {
        const schema = {type: 'object', title};
        const content = {'application/json': {schema}};
        Object.assign(paths['/bikes/search']!.post!, {
          requestBody: {content},
        });
      });
    expect(await bodyNamed('Search form')).toContain('queryArg.searchForm');
    expect(await bodyNamed()).toContain('queryArg.body');
  });

  test('the schema of an error response becomes a type that no endpoint uses', async () => {
    const text = await withDocument((document) => {
      const properties = {detail: {type: 'string'}};
      document.components.schemas.Problem = {properties};
      const schema = {$ref: '#/components/schemas/Problem'};
      Object.assign(document.paths['/stations']!.get!.responses!, {
        400: {description: 'no', content: {'application/json': {schema}}},
      });
    });
    expect(text).toContain('export type Problem = {');
    expect(text.match(/Problem/g)).toHaveLength(1);
  });

  test('parameters in brackets become one object', async () => {
    const keeping = (parameterFilter: string) =>
      withDocument(
        ({paths}) => {
          paths['/stations']!.get!.parameters = ['city', 'kind'].map(
            (field) => ({
              name: `filter[${field}]`,
              in: 'query',
              schema: {type: 'string'},
            }),
          );
        },
        {endpointOverrides: [{pattern: 'listStations', parameterFilter}]},
      );
    const text = await keeping('filter');
    expect(text).toContain('filter: queryArg.filter,');
    expect(text).not.toContain('filter[');
    expect(await keeping('filter[city]')).not.toContain('queryArg.filter');
  });

  test('arrays and objects are passed as they are', async () => {
    const text = await withDocument(({paths}) => {
      paths['/stations']!.get!.parameters = [
        {name: 'kinds', in: 'query', schema: {type: 'array', items: {}}},
        {
          name: 'near',
          in: 'query',
          style: 'deepObject',
          schema: {type: 'object', properties: {lat: {type: 'number'}}},
        },
      ];
    });
    expect(text).toContain('kinds: queryArg.kinds,');
    expect(text).toContain('near: queryArg.near,');
  });

  test('unionUndefined reaches the fields of a parameter', async () => {
    const text = await withDocument(
      ({paths}) => {
        paths['/stations']!.get!.parameters = [
          {
            name: 'near',
            in: 'query',
            style: 'deepObject',
            schema: {type: 'object', properties: {lat: {type: 'number'}}},
          },
        ];
      },
      {unionUndefined: true},
    );
    expect(text).toMatch(/near\?: \{\s+lat\?: number \| undefined;\s+\};/);
  });

  test('fetchBaseQuery makes one value of an array or object', async () => {
    const urls: string[] = [];
    const baseQuery = fetchBaseQuery({
      baseUrl: 'https://bikes.example/api/',
      fetchFn: async (request) => {
        urls.push(new URL((request as Request).url).search);
        return Response.json([]);
      },
    });
    const api = createApi({
      baseQuery,
      endpoints: (build) => ({
        list: build.query<unknown, object>({
          query: (params) => ({url: 'stations', params}),
        }),
      }),
    });
    const store = configureStore({
      reducer: {[api.reducerPath]: api.reducer},
      middleware: (getDefault) => getDefault().concat(api.middleware),
    });
    for (const params of [{kinds: ['city', 'cargo']}, {near: {lat: 1}}])
      await store.dispatch(api.endpoints.list.initiate(params));
    expect(urls).toEqual([
      '?kinds=city%2Ccargo',
      `?near=${encodeURIComponent('[object Object]').replace('%20', '+')}`,
    ]);
  });

  test('other characters stay, and nothing to pass is void', async () => {
    const text = await withDocument(({paths}) => {
      paths['/stations']!.get!.parameters = [
        {name: 'X-City', in: 'header', schema: {type: 'string'}},
      ];
      paths['/docks'] = {get: {responses: {200: {description: 'ok'}}}};
    });
    expect(text).toContain('"X-City": queryArg["X-City"]');
    expect(text).toContain('GetDocksApiArg = void;');
    expect(text).toContain('GetDocksApiResponse = unknown;');
  });

  test('empty schemas, patterns and the default response', async () => {
    const json = (schema: object) => ({'application/json': {schema}});
    const change: Parameters<typeof withDocument>[0] = (document) => {
      document.components.schemas.Bike!.properties = {
        id: {type: 'string', pattern: '^b'},
        lock: {
          type: 'object',
          properties: {code: {type: 'string', pattern: '^c'}},
        },
        extra: {},
      };
      // Neither of these has a constant.
      Object.assign(document.components.schemas, {
        'bike-lock': {
          type: 'object',
          properties: {code: {type: 'string', pattern: '^d'}},
        },
        Dock: {
          allOf: [
            {$ref: '#/components/schemas/bike-lock'},
            {
              type: 'object',
              properties: {gate: {type: 'string', pattern: '^e'}},
            },
          ],
        },
      });
      document.paths['/docks'] = {
        get: {
          responses: {
            200: {description: 'ok', content: json({type: 'string'})},
            201: {
              description: 'new',
              content: json({$ref: '#/components/schemas/Dock'}),
            },
            default: {description: 'no', content: json({type: 'number'})},
          },
        },
      };
    };
    const off = await withDocument(change);
    expect(off).toContain('extra?: any');
    expect(off).not.toMatch(/Pattern|status default/);
    const on = await withDocument(change, {
      useUnknown: true,
      outputRegexConstants: true,
      includeDefault: true,
    });
    expect(on).toContain('extra?: unknown');
    expect(on).toContain('export type BikeLock = {');
    expect(on.match(/export const \w+Pattern = .*;/g)).toEqual([
      'export const bikeIdPattern = /^b/;',
    ]);
    expect(on).toContain('status default');
  });

  test('which responses are part of the result', async () => {
    const body = (type: string, mime = 'application/json') => ({
      description: 'ok',
      content: {[mime]: {schema: {type}}},
    });
    const resultOf = async (
      responses: object,
      options?: Parameters<typeof withDocument>[1],
    ) => {
      const text = await withDocument(({paths}) => {
        paths['/docks'] = {get: {responses}};
      }, options);
      const [, type] = text.match(/GetDocksApiResponse =([^;]+);/) ?? [];
      return type?.replaceAll(/\/\*.*?\*\//g, '').replaceAll(/\s/g, '');
    };
    const empty = {description: 'empty'};
    const text = body('string', 'text/plain');
    expect(await resultOf({200: body('number'), 204: empty})).toBe(
      'number',
    );
    expect(await resultOf({200: body('number'), 202: text})).toBe(
      'number|string',
    );
    expect(await resultOf({200: text})).toBe('unknown');
    expect(await resultOf({200: body('string', '*/*')})).toBe('string');
    expect(await resultOf({400: body('number')})).toBe('unknown');
    expect(await resultOf({204: empty, 400: body('number')})).toBe(
      'unknown',
    );
    expect(await resultOf({default: body('number')})).toBe('unknown');
    expect(
      await resultOf({default: body('number')}, {includeDefault: true}),
    ).toBe('number');
    expect(await resultOf({'2XX': body('number')})).toBe('unknown');
    expect(
      await resultOf(
        {'2XX': body('number')},
        {isDataResponse: (code) => code === '2XX'},
      ),
    ).toBe('number');
  });

  test('the command passes isDataResponse on, which ConfigFile does not have', async () => {
    const config = {
      ...plain,
      outputFile: 'out.ts',
      isDataResponse: () => false,
    };
    // What the command does with a config file.
    const [options] = parseConfig(config);
    const text = await generate({...options, outputFile: undefined});
    expect(text).toContain('GetStationApiResponse = unknown;');
    expectTypeOf<ConfigFile>().not.toHaveProperty('isDataResponse');
  });

  test('the folder of the output file must exist', async () => {
    const {path} = await temporaryFolder();
    const outputFile = path('generated/bikeShareApi.ts');
    await expect(generate({outputFile})).rejects.toThrow('ENOENT');
  });

  test('parameters of one name are told apart by their place', async () => {
    const text = await withDocument(({paths}) => {
      paths['/stations/{station_id}']!.get!.parameters = [
        {name: 'station_id', in: 'path', required: true, schema: {}},
        {name: 'station_id', in: 'query', schema: {}},
      ];
    });
    expect(text).toContain('/stations/${queryArg.pathStationId}');
    expect(text).toContain('station_id: queryArg.queryStationId');
  });

  test('a cookie parameter becomes `cookies`', async () => {
    const text = await withDocument(({paths}) => {
      paths['/stations']!.get!.parameters = [
        {name: 'city', in: 'cookie', schema: {type: 'string'}},
      ];
    });
    expect(text).toMatch(/cookies: \{\s+city: queryArg\.city/);
    expect(text).toMatch(/ListStationsApiArg = \{\s+city\?: string/);
  });
});

test('Swagger 2 is converted', async () => {
  const text = await fromDocument({
    swagger: '2.0',
    info: {title: 'Old', version: '1'},
    paths: {
      '/docks': {
        get: {
          produces: ['application/json'],
          responses: {200: {description: 'ok', schema: {type: 'string'}}},
        },
      },
    },
  });
  expect(text).toContain('getDocks: build.query');
  expect(text).toMatch(/GetDocksApiResponse =.* string/s);
});

test('the table of the page names every option', () => {
  type One = Extract<ConfigFile, {outputFile: string}>;
  const rows = {
    schemaFile: 1,
    apiFile: 1,
    apiImport: 1,
    outputFile: 1,
    exportName: 1,
    argSuffix: 1,
    responseSuffix: 1,
    operationNameSuffix: 1,
    hooks: 1,
    tag: 1,
    flattenArg: 1,
    includeDefault: 1,
    unionUndefined: 1,
    encodePathParams: 1,
    encodeQueryParams: 1,
    mergeReadWriteOnly: 1,
    useEnumType: 1,
    useUnknown: 1,
    esmExtensions: 1,
    outputRegexConstants: 1,
    httpResolverOptions: 1,
    prettierConfigFile: 1,
    filterEndpoints: 1,
    endpointOverrides: 1,
  } satisfies Record<keyof One, 1>;
  expect(Object.keys(rows)).toHaveLength(24);
});

describe('a document about photos', () => {
  const photos = (openapi: string, title: object) => ({
    openapi,
    info: {title: 'Photos', version: '1'},
    paths: {
      '/photos': {
        post: {
          operationId: 'uploadPhoto',
          requestBody: {
            content: {
              'multipart/form-data': {
                schema: {
                  type: 'object',
                  properties: {file: {type: 'string', format: 'binary'}},
                },
              },
            },
          },
          responses: {
            200: {
              description: 'ok',
              content: {
                'application/json': {
                  schema: {$ref: '#/components/schemas/Photo'},
                },
              },
            },
          },
        },
        get: {
          operationId: 'listPhotos',
          parameters: [
            {name: 'page', in: 'query', schema: {type: 'integer'}},
          ],
          responses: {204: {description: 'ok'}},
        },
      },
    },
    components: {
      schemas: {
        Photo: {
          type: 'object',
          required: ['id'],
          properties: {
            id: {type: 'integer'},
            size: {type: 'integer'},
            taken: {type: 'string', format: 'date-time'},
            title,
          },
        },
      },
    },
  });
  const old = photos('3.0.3', {type: 'string', nullable: true});

  test.each([
    ['3.0.0', {type: 'string', nullable: true}],
    ['3.0.4', {type: 'string', nullable: true}],
    ['3.1.0', {type: ['string', 'null']}],
    ['3.1.1', {type: ['string', 'null']}],
  ])('OpenAPI %s: required, dates and null', async (version, title) => {
    const text = await fromDocument(photos(version, title));
    expect(text.replace(/\s+/g, ' ')).toContain(
      'Photo = { id: number; size?: number; taken?: string; title?: string | null; }',
    );
  });

  test('another version is refused', async () => {
    const document = photos('3.2.0', {type: 'string'});
    await expect(fromDocument(document)).rejects.toThrow(
      'Unsupported OpenAPI version: 3.2.0',
    );
  });

  test('a form is a Blob in the types and an object in the request', async () => {
    const text = await fromDocument(old);
    expect(text).toContain('file?: Blob;');
    expect(text).toContain('body: queryArg.body,');
    expect(text).not.toContain('FormData');
  });

  test('only optional parameters, and none left', async () => {
    const text = await fromDocument(old);
    expect(text).toContain('page: queryArg.page');
    expect(text).toMatch(/ListPhotosApiArg = \{\s+page\?: number;/);
    const filtered = await fromDocument(old, {
      endpointOverrides: [{pattern: 'listPhotos', parameterFilter: []}],
    });
    expect(filtered).toContain('ListPhotosApiArg = void;');
  });

  test('encodeQueryParams keeps 0 and an empty string', async () => {
    const text = await fromDocument(old, {encodeQueryParams: true});
    expect(text).toContain('queryArg.page != null');
  });
});
