import {generateEndpoints, parseConfig} from '@rtk-query/codegen-openapi';
import config from './split-config';

for (const {outputFile, ...options} of parseConfig(config)) {
  // Without an output file, the text is returned and nothing is written.
  const text = await generateEndpoints(options);
  const endpoints = text?.match(/\w+(?=: build\.)/g) ?? [];
  console.log(outputFile, endpoints);
}
