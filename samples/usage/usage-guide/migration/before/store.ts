import {applyMiddleware, combineReducers, legacy_createStore} from 'redux';
import {thunk} from 'redux-thunk';
import {bikes} from './bikes';

export const store = legacy_createStore(
  combineReducers({bikes}),
  applyMiddleware(thunk),
);
