export {ApolloClient, gql, HttpLink, InMemoryCache} from '@apollo/client';
export {ApolloProvider, useMutation, useQuery} from '@apollo/client/react';
