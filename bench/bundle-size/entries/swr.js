export {default as useSWR, SWRConfig, useSWRConfig} from 'swr';
export {default as useSWRInfinite} from 'swr/infinite';
export {default as useSWRMutation} from 'swr/mutation';
