import { IconButton, Menu } from '@shop/ui';
import { EllipsisVertical } from 'lucide-react';
import type { ReactNode } from 'react';

/** Actions of one row. */
export const RowMenu = ({ label, children }: { label: string; children: ReactNode }) => (
  <Menu
    trigger={
      <IconButton label={label} className="-my-2 text-muted hover:text-ink">
        <EllipsisVertical className="size-5" />
      </IconButton>
    }
  >
    {children}
  </Menu>
);
