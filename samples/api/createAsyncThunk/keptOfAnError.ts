import {miniSerializeError} from '@reduxjs/toolkit';

const jam = Object.assign(new Error('Paper jam', {cause: 'tray 2'}), {
  code: 'E_JAM',
  status: 503,
});

const {stack, ...rest} = miniSerializeError(jam);
console.log(rest, typeof stack);
console.log(miniSerializeError({message: 'Jam', code: 503}));
console.log(miniSerializeError('Out of ink'));
