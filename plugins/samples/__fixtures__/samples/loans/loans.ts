export const loans = ['Emma', 'Dune'];
