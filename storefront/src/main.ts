// What stands here is all that loads before the first picture, so it imports no library.
import '@/styles.css';
import { textsOf } from './app/texts';
import { pageAt } from './routes';

/** Resolves once the page the server has sent is on the screen; a page in the background never is. */
const painted = () =>
  new Promise<void>((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });

const load = async () => {
  await painted();
  const { lang } = document.documentElement;
  const files = [
    () => import('react-dom/client'),
    () => import('./app/start'),
    textsOf[lang === 'ar' ? 'ar' : 'en'],
    async () => pageAt(window.location.pathname)?.load(),
  ];
  // Side by side, but not all in one step: a phone takes long to ask for twenty files.
  for (const ask of files) {
    // Who fails is asked again, and heard, by the program.
    ask().catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve));
  }
};

void load();
