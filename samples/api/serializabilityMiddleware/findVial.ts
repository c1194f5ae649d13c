import {findNonSerializableValue} from '@reduxjs/toolkit';

const freezer = {
  vials: [{id: 'V-1', storedAt: '2025-03-14'}],
  alarm: {ring: () => 'beep'},
};

console.log(findNonSerializableValue(freezer.vials));
console.log(findNonSerializableValue(freezer));
console.log(findNonSerializableValue(new Set(['V-1'])));
