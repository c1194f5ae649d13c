import {useSelector} from 'react-redux';
import {selectFilters} from './filtersSlice';
import {useSearchFilmsQuery} from './searchApi';

/** The films that match the filters in the store. */
export function useFilteredFilms() {
  const filters = useSelector(selectFilters);
  return useSearchFilmsQuery(filters);
}
