import {__RouterContext as RouterContext} from 'react-router';
import {expectFound} from './expect';

/** The context through which the router tells components the address. */
expectFound(Boolean(RouterContext?.Provider), 'context of the router');
export {RouterContext};
