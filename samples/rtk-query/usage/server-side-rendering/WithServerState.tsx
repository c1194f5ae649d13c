import {useState, type ReactNode} from 'react';
import {useDispatch} from 'react-redux';
import {serverStateArrived, type ServerState} from './jobsApi';

interface Props {
  state: ServerState;
  children: ReactNode;
}

/** Restores a server's state before its children first render. */
export function WithServerState({state, children}: Props) {
  const dispatch = useDispatch();
  useState(() => dispatch(serverStateArrived(state)));
  return children;
}
