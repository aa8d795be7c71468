import { Button, buttonClass } from '@shop/ui';
import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { localized } from '@/shared/i18n/locale';
import { useText } from '@/shared/i18n/text';

const RouterError = () => {
  const { t, locale } = useText();
  return (
    <main className="wrap grid min-h-dvh place-content-center justify-items-center gap-6 text-center">
      <title>{t('error.unexpected')}</title>
      <h1 className="display text-h1">{t('error.unexpected')}</h1>
      <p className="text-muted">{t('error.unexpectedHint')}</p>
      <div className="flex flex-wrap justify-center gap-3">
        {/* A reload also recovers from a code chunk that failed to load. */}
        <Button onClick={() => window.location.reload()}>{t('retry')}</Button>
        <a href={localized('/', locale)} className={buttonClass({ variant: 'secondary' })}>
          {t('goHome')}
        </a>
      </div>
    </main>
  );
};

interface BoundaryProps {
  /** A navigation resets the error. */
  at: string;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { failed: boolean; at: string }> {
  override state = { failed: false, at: this.props.at };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  static getDerivedStateFromProps({ at }: BoundaryProps, state: { at: string }) {
    return at === state.at ? null : { failed: false, at };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error);
  }

  override render(): ReactNode {
    return this.state.failed ? <RouterError /> : this.props.children;
  }
}

/** Catches errors while a page renders. */
export const RenderErrors = ({ children }: { children: ReactNode }) => (
  <Boundary at={useLocation().key}>{children}</Boundary>
);
