import { Suspense, use, type ComponentProps, type ReactNode } from 'react';
import { inBrowser } from '@/shared/browser/browser';
import { FromBreakpoint } from '@/shared/rendering/from-breakpoint';

type WideParts = typeof import('./wide');
type Render = (parts: WideParts) => ReactNode;

let parts: WideParts | undefined;
let loading: Promise<WideParts> | undefined;

const load = (): Promise<WideParts> =>
  (loading ??= import('./wide').then((loaded) => (parts = loaded)));

/** Resolves once the parts can render: before the server renders, and before a wide screen hydrates. */
export const preloadWideParts = async (): Promise<void> => {
  if (!inBrowser || !window.matchMedia('(width < 48rem)').matches) await load();
};

const Loaded = ({ children }: { children: Render }) => children(parts ?? use(load()));

/** A part of wide screens, whose code phones do not load. */
export const WidePart = ({
  from,
  children,
}: {
  from: ComponentProps<typeof FromBreakpoint>['from'];
  children: Render;
}) => (
  <FromBreakpoint from={from}>
    <Suspense>
      <Loaded>{children}</Loaded>
    </Suspense>
  </FromBreakpoint>
);
