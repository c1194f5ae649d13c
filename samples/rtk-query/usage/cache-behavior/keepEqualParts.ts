import {copyWithStructuralSharing} from '@reduxjs/toolkit/query';

const before = {hall: 'north', exhibits: [{id: 1}, {id: 2}]};
const loaded = {hall: 'south', exhibits: [{id: 1}, {id: 2}]};

const after = copyWithStructuralSharing(before, loaded);
console.log('same value as loaded:', JSON.stringify(after));
console.log('kept its exhibits:', after.exhibits === before.exhibits);
