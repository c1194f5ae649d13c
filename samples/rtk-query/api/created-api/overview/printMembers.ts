import {plainSkyApi} from './plainSkyApi';
import {skyApi} from './skyApi';

const list = (value: object) => Object.keys(value).sort().join('\n  ');

console.log('@reduxjs/toolkit/query makes\n ', list(plainSkyApi));

const plain = new Set(Object.keys(plainSkyApi));
const added = Object.entries(skyApi).filter(([key]) => !plain.has(key));
console.log(
  '@reduxjs/toolkit/query/react adds\n ',
  list(Object.fromEntries(added)),
);
