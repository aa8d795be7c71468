import { Badge, cx, IconButton } from '@shop/ui';
import { Trash2 } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { FileName } from '@/shared/files/file-name';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { useTileDrag, type Side } from '@/shared/list/use-tile-drag';
import type { Media } from './media';
import { MediaPicture } from './media-picture';
import { TileMenu } from './tile-menu';

/** Narrower pictures are not sharp on the product page. */
const SMALL = 1000;

/** One picture of the list: can be dragged, moved by keys or menu, and removed. */
export const MediaTile = ({
  media,
  index,
  total,
  lifted,
  share,
  describedBy,
  onKey,
  onMove,
  onDropped,
  onRemove,
}: {
  media: Media;
  /** Zero-based. */
  index: number;
  total: number;
  /** True while the arrow keys move the tile. */
  lifted: boolean;
  /** Upload progress; undefined while the file is not being uploaded. */
  share: number | undefined;
  /** Id of the keyboard instructions. */
  describedBy: string;
  onKey: (event: KeyboardEvent) => void;
  onMove: (to: number) => void;
  onDropped: (dragged: string, side: Side) => void;
  onRemove: () => void;
}) => {
  const t = useText();
  const { count, list } = useFormat();
  const [width, setWidth] = useState<number>();
  const fixed = share !== undefined;
  const { tile, dragged, side } = useTileDrag(media.key, fixed, onDropped);
  const { file } = media;
  const name = t('media.named', { position: index + 1 });
  // The badges are part of the accessible name.
  const label = list([
    t('media.position', { position: index + 1, total }),
    index === 0 ? t('media.cover') : '',
    file ? t('media.new') : '',
  ]);
  const doubt =
    width === 0
      ? t('media.unreadable')
      : width && width < SMALL
        ? t('media.lowResolution', { width: count(width) })
        : undefined;
  return (
    // The gap belongs to the tiles, so a drop there has a target.
    <li
      ref={tile}
      className={cx(
        'relative p-1.5 transition-opacity select-none',
        dragged && 'opacity-40',
        side && 'after:absolute after:inset-y-1.5 after:w-0.5 after:bg-accent',
        side === 'before' && 'after:-start-px',
        side === 'after' && 'after:-end-px',
      )}
    >
      {/* Not a button: some browsers cannot drag buttons. */}
      <div
        role="button"
        tabIndex={0}
        data-tile={media.key}
        aria-label={label}
        aria-pressed={lifted}
        aria-describedby={describedBy}
        onKeyDown={onKey}
        className={cx(
          'relative cursor-grab border bg-surface',
          lifted ? 'border-accent shadow-overlay outline-2 outline-accent' : 'border-line',
        )}
      >
        <MediaPicture media={media} onWidth={setWidth} />
        <span className="pointer-events-none absolute start-1.5 top-1.5 flex flex-wrap gap-1">
          {index === 0 && <Badge>{t('media.cover')}</Badge>}
          {file && <Badge tone="success">{t('media.new')}</Badge>}
        </span>
      </div>
      {file && share !== undefined && (
        <progress
          value={share}
          aria-label={t('media.sending', { name: file.name })}
          className="block h-1.5 w-full accent-accent"
        />
      )}
      <div className="flex items-center justify-between">
        <span aria-hidden="true" className="ps-1 text-mini text-muted tabular-nums">
          {count(index + 1)}
        </span>
        <span className="flex">
          <TileMenu {...{ name, index, total, onMove }} disabled={fixed} />
          <IconButton
            label={t('media.removeNamed', { name })}
            disabled={fixed}
            className="hover:text-sale"
            onClick={onRemove}
          >
            <Trash2 className="size-4" />
          </IconButton>
        </span>
      </div>
      {file && <FileName name={file.name} />}
      {doubt && <p className="text-mini font-semibold text-brass">{doubt}</p>}
    </li>
  );
};
