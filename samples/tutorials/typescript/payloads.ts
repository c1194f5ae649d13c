import {alarmsSilenced, hiveSelected, hiveWeighed} from './hivesSlice';

// #region payloads
hiveWeighed({id: 'linden', grams: 41_200});
// Wrong: the weight is a text.
// @ts-expect-error Type 'string' is not assignable to type 'number'.
hiveWeighed({id: 'linden', grams: 'heavy'});
// Wrong: the payload is missing.
// @ts-expect-error Expected 1 arguments, but got 0.
hiveWeighed();

hiveSelected('linden');
hiveSelected(); // The payload may be undefined.

alarmsSilenced();
// Wrong: this action has no payload.
// @ts-expect-error 'string' is not assignable to parameter of type 'void'.
alarmsSilenced('linden');
// #endregion
