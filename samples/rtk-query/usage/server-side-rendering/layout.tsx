import type {ReactNode} from 'react';
import {StoreProvider} from './StoreProvider';

export default function RootLayout({children}: {children: ReactNode}) {
  return (
    <html lang="en">
      <body>
        <StoreProvider>{children}</StoreProvider>
      </body>
    </html>
  );
}
