import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {PLUGIN_NAME, type SearchData} from '../searchData';

export function useSearchData(): SearchData & {baseUrl: string} {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {hosted, mostRead} = usePluginData(PLUGIN_NAME) as SearchData;
  return {baseUrl, hosted, mostRead};
}
