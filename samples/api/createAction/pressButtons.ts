import {doorsClosed, floorRequested} from './elevatorActions';

console.log(floorRequested(7));
console.log(doorsClosed());

console.log(floorRequested.type);
console.log(floorRequested.match({type: 'elevator/doorsClosed'}));
