/** Where the page begins. */
import { render } from 'preact';
import './look/tokens.css';
import './look/inks.css';
import './look/base.css';
import './look/card.css';
import { App } from './app.tsx';
import { keepOffline } from './offline/register.ts';
import { followLinks } from './shell/router.ts';

followLinks();
render(<App />, document.getElementById('app')!);
keepOffline();
