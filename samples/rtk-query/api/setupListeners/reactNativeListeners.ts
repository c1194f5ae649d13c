import type {setupListeners} from '@reduxjs/toolkit/query';

type Handler = NonNullable<Parameters<typeof setupListeners>[1]>;

// #region platform
// ts: What the handler uses of React Native's `AppState`.
export interface AppState {
  addEventListener(
    type: 'change',
    listener: (status: string) => void,
  ): {remove(): void};
}

// ts: What the handler uses of `@react-native-community/netinfo`.
export interface NetInfo {
  addEventListener(
    listener: (state: {isConnected: boolean | null}) => void,
  ): () => void;
}
// #endregion

// #region handler
export const reactNativeListeners =
  (appState: AppState, netInfo: NetInfo): Handler =>
  (dispatch, {onFocus, onFocusLost, onOnline, onOffline}) => {
    const subscription = appState.addEventListener('change', (status) => {
      dispatch(status === 'active' ? onFocus() : onFocusLost());
    });
    let wasConnected = true; // as the store assumes at the start
    const stopNetInfo = netInfo.addEventListener(({isConnected}) => {
      // Another network, such as Wi-Fi instead of mobile data, is no news,
      // and neither is `null`: not known yet.
      if (isConnected === null || isConnected === wasConnected) return;
      wasConnected = isConnected;
      dispatch(isConnected ? onOnline() : onOffline());
    });
    return () => {
      subscription.remove();
      stopNetInfo();
    };
  };
// #endregion
