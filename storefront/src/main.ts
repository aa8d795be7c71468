// Only this file loads before the first paint, so it imports no library.
import '@/styles.css';
import { textsOf } from './shared/i18n/texts';
import { pageAt } from './routes';

/** Resolves after the server's markup is painted; immediately in a background tab. */
const painted = () =>
  new Promise<void>((resolve) => {
    if (document.hidden) resolve();
    else requestAnimationFrame(() => setTimeout(resolve));
  });

const load = async () => {
  await painted();
  const { lang } = document.documentElement;
  const pathname = window.location.pathname.replace(/^\/ar(?=\/|$)/, '') || '/';
  const files = [
    () => import('react-dom/client'),
    () => import('./app/start'),
    textsOf[lang === 'ar' ? 'ar' : 'en'],
    async () => pageAt(pathname)?.route.load(),
    async () => !window.matchMedia('(width < 48rem)').matches && import('./app/shell/wide'),
  ];
  // Loads in parallel, but not in one task: starting twenty requests at once blocks a phone.
  for (const ask of files) {
    // start.tsx imports these files again and reports errors.
    ask().catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve));
  }
};

void load();
