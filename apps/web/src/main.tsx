import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

function Page() {
  return <h1>Scapewright</h1>;
}

const place = document.getElementById('page');
if (place === null) throw new Error('index.html has no element with the id "page"');
createRoot(place).render(
  <StrictMode>
    <Page />
  </StrictMode>,
);
