import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './look/typeface.css';
import './look/tokens.css';
import './look/base.css';
import './look/parts.css';
import { App } from './app.tsx';
import { useSettings } from './settings/settings.ts';
import { learnLanguage } from './words/words.ts';

const place = document.getElementById('page');
if (place === null) throw new Error('index.html has no element with the id "page"');
const root = createRoot(place);
// Nobody is shown English first whose pages are in another language.
void learnLanguage(useSettings.getState().language).then(() =>
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
