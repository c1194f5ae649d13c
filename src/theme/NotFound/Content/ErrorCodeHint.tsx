import Link from '@docusaurus/Link';

/** In production the library shortens a message to a number and an address of the form `/Errors?code=N`. */
export default function ErrorCodeHint({pathname, search}: {pathname: string; search: string}) {
  const code = new URLSearchParams(search).get('code');
  if (!/\/errors\/?$/i.test(pathname) || !code || !/^\d{1,3}$/.test(code)) return null;
  return (
    <p>
      Looking for a production error?{' '}
      <Link to="/api/other-exports#production-error-codes">Find code {code} in the table of error codes</Link>
      .
    </p>
  );
}
