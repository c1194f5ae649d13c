export {default} from '../step-7/garageSlice';
