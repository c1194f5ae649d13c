import type {FetchBaseQueryError} from '@reduxjs/toolkit/query';

export function describeError(error: FetchBaseQueryError): string {
  switch (error.status) {
    case 'FETCH_ERROR':
      return 'The network is down.';
    case 'TIMEOUT_ERROR':
      return 'The server is too slow.';
    case 'PARSING_ERROR':
      return `Unreadable response with status ${error.originalStatus}.`;
    case 'CUSTOM_ERROR':
      return error.error;
    default:
      // Only a number is left.
      return `The server refused with ${error.status}.`;
  }
}
