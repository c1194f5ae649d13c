export {cacheExchange, Client, fetchExchange, gql, Provider, useMutation, useQuery} from 'urql';
