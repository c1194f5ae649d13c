import {doorHeld, sensorFailed} from './doorHeld';

console.log(doorHeld(3, 'hold-1', 1_700_000_000_000));
console.log(sensorFailed('door edge'));
