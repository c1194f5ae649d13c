/** Hydrates the page: what Docusaurus would otherwise start with. */
import '@docusaurus/core/lib/client/clientEntry';
