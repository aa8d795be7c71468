import { IconButton, Menu, MenuItem } from '@shop/ui';
import { ArrowLeftRight, ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import { useText } from '@/shared/i18n/use-text';

/** Moves a tile without dragging. */
export const TileMenu = ({
  name,
  index,
  total,
  disabled,
  onMove,
}: {
  name: string;
  /** Zero-based. */
  index: number;
  total: number;
  disabled: boolean;
  onMove: (to: number) => void;
}) => {
  const t = useText();
  const last = total - 1;
  const ways = [
    { text: t('media.moveEarlier'), Icon: ChevronLeft, to: index - 1 },
    { text: t('media.moveLater'), Icon: ChevronRight, to: index + 1 },
    { text: t('media.moveFirst'), Icon: ChevronFirst, to: 0 },
    { text: t('media.moveLast'), Icon: ChevronLast, to: last },
  ];
  return (
    <Menu
      trigger={
        <IconButton label={t('media.moveNamed', { name })} disabled={disabled || total < 2}>
          <ArrowLeftRight className="size-4" />
        </IconButton>
      }
    >
      {ways.map(({ text, Icon, to }) => (
        <MenuItem
          key={text}
          disabled={to === index || to < 0 || to > last}
          onSelect={() => onMove(to)}
          className="data-disabled:opacity-40"
        >
          <Icon className="mirror size-4" />
          {text}
        </MenuItem>
      ))}
    </Menu>
  );
};
