import {noteAdded, notesCleared, shiftEnded} from './shiftSlice';

noteAdded({level: 'roof', text: 'is dirty'});
// Wrong: the payload is missing.
// @ts-expect-error Expected 1 arguments, but got 0.
noteAdded();

shiftEnded('Bo');
shiftEnded(); // The payload may be undefined.

notesCleared();
// Wrong: this action has no payload.
// @ts-expect-error 'string' is not assignable to parameter of type 'void'.
notesCleared('roof');
