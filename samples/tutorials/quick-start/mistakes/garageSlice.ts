export {default} from '../step-5/src/garageSlice';
