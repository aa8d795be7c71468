import { useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { noticeStore, type Notice } from './notice-store';

const show = ({ text, kind, action, duration = 6000, id }: Notice) => {
  const options = {
    ...(id && { id }),
    duration: kind === 'error' ? 10_000 : duration,
    action: action && { label: action.text, onClick: action.onSelect },
  };
  const content = <span role="alert">{text}</span>;
  if (kind === 'info') return void toast(content, options);
  toast[kind](content, options);
};

const clearSuccesses = () => {
  for (const shown of toast.getToasts())
    if ('type' in shown && shown.type === 'success' && !shown.action) toast.dismiss(shown.id);
};

const clear = () => void toast.dismiss();

export const Toaster = ({
  dir,
  label,
  closeLabel,
}: {
  dir: 'ltr' | 'rtl';
  label: string;
  closeLabel: string;
}) => {
  useEffect(() => noticeStore.attach({ show, clearSuccesses, clear }), []);
  return (
    <Sonner
      dir={dir}
      position="bottom-center"
      closeButton
      containerAriaLabel={label}
      offset={24}
      mobileOffset={{ bottom: 84 }}
      style={{ pointerEvents: 'auto', fontFamily: 'inherit' }}
      toastOptions={{
        closeButtonAriaLabel: closeLabel,
        // Touch targets: the small circle is larger than it looks.
        classNames: {
          closeButton: 'size-6! pointer-coarse:after:absolute pointer-coarse:after:-inset-2.75',
          actionButton: 'pointer-coarse:h-11!',
        },
        actionButtonStyle: { background: 'var(--paper)', color: 'var(--ink)' },
        style: {
          background: 'var(--ink)',
          color: 'var(--paper)',
          border: '0',
          borderRadius: '2px',
          fontSize: '0.875rem',
        },
      }}
    />
  );
};
