import { Sheet } from '@shop/ui';
import type { ReactNode } from 'react';
import { useText } from '@/shared/i18n/use-text';

/** The side bar of narrow screens. */
export const Drawer = ({
  open,
  onOpenChange,
  children,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}) => {
  const t = useText();
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      side="start"
      title={t('shell.navigation')}
      closeLabel={t('shell.close')}
    >
      {children}
    </Sheet>
  );
};
