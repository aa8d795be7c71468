import { ApiError, decodeProduct } from '@shop/api-client';
import { LARGEST_FILE_MB, MOST_FILES, MOST_IMAGES } from '@shop/shop-rules';
import { Button, EmptyState, notify } from '@shop/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DropBand } from '@/shared/files/drop-band';
import { RefusedFiles } from '@/shared/files/refused-files';
import { acceptOf } from '@/shared/files/sort-files';
import { useFileCheck } from '@/shared/files/use-file-check';
import { useFileChecks } from '@/shared/files/use-file-checks';
import { useFileDrop } from '@/shared/files/use-file-drop';
import { isUnknown } from '@/shared/forms/is-unknown';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { SaveBar } from '@/shared/unsaved/save-bar';
import { useUnsaved } from '@/shared/unsaved/use-unsaved';
import { filesOf, sharesOf, type MediaList, type MediaProduct } from './media';
import { mediaQueries, useSaveMedia } from './media.queries';
import { MediaGrid } from './media-grid';
import { useArrangement } from './use-arrangement';

/** Edits one media list of a product; order, additions and removals are saved together. */
export const MediaManager = ({ product, list }: { product: MediaProduct; list: MediaList }) => {
  const t = useText();
  const { count } = useFormat();
  const queries = useQueryClient();
  const { items, dirty, ...change } = useArrangement(product[list]);
  const [version, setVersion] = useState(product.version);
  const [sent, setSent] = useState(0);
  /** Whether a save of this version may have been done, although its response was lost. */
  const [mayBeSaved, setMayBeSaved] = useState(false);
  const rules = {
    accepts: list === 'images' ? ('both' as const) : ('image' as const),
    waiting: filesOf(items),
    most: MOST_FILES,
    room: MOST_IMAGES - items.length,
  };
  const saving = useSaveMedia(product.id, list, setSent, {
    onSuccess: (answer) => {
      if (answer) start(decodeProduct(answer.product));
      notify(t(`media.saved.${list}`), { kind: 'success' });
    },
    onError: (failure) => {
      if (isUnknown(failure)) return setMayBeSaved(true);
      notify(t(`media.failed.${list}`), { kind: 'error' });
    },
  });
  const { isPending, error } = saving;
  const { track, waiting, submit } = useFileChecks(() => {
    if (!dirty) return;
    setSent(0);
    saving.mutate({ items, version });
  });
  const busy = isPending || waiting;
  const { refused, choose, forget } = useFileCheck(rules, change.add, track);
  const start = (now: MediaProduct, keepNew = false) => {
    change.restart(now[list], keepNew);
    setVersion(now.version);
    setMayBeSaved(false);
    forget();
  };
  const save = () => {
    if (!busy) submit();
  };
  const add = (chosen: File[]) => {
    if (!busy) choose(chosen);
  };
  const reload = async () => {
    const query = mediaQueries.product(product.id);
    const now = await queries.fetchQuery({ ...query, staleTime: 0 }).catch(() => undefined);
    if (!now) return notify(t('media.notLoaded'), { kind: 'error' });
    start(now, true);
    saving.reset();
  };
  useUnsaved({ dirty, save });
  const { part, over } = useFileDrop<HTMLFormElement>(add);
  const sizes = {
    image: count(LARGEST_FILE_MB.image),
    video: count(LARGEST_FILE_MB.video),
    files: MOST_FILES,
  };
  const isOutdated = error instanceof ApiError && error.code === 'changed_meanwhile';
  // The own save that was done without a response makes the next one outdated.
  const isUncertain = mayBeSaved && (isOutdated || isUnknown(error));
  return (
    <form
      ref={part}
      aria-label={t(`media.title.${list}`)}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <DropBand
        label={t('media.add')}
        text={t('media.drop')}
        hint={t(`media.accepted.${list}`, sizes)}
        accept={acceptOf(rules.accepts)}
        multiple
        over={over}
        onFiles={add}
      />
      <RefusedFiles files={refused} rules={rules} />
      {items.length > 0 ? (
        <MediaGrid
          label={t(`media.title.${list}`)}
          items={items}
          shares={isPending ? sharesOf(items, sent) : undefined}
          onMove={change.move}
          onArrange={change.arrange}
          onRemove={change.remove}
        />
      ) : (
        <div className="mt-4">
          <EmptyState text={t(`media.none.${list}`)} />
        </div>
      )}
      <div className="h-6" />
      <SaveBar
        saveText={t('media.save')}
        dirty={dirty}
        busy={busy}
        idle={!dirty}
        onDiscard={() => {
          change.discard();
          saving.reset();
        }}
        problem={
          error
            ? isUncertain
              ? t('media.uncertain')
              : isOutdated
                ? t('media.outdated')
                : [error instanceof ApiError && error.serverMessage, t('media.notSaved')]
                    .filter(Boolean)
                    .join(' ')
            : undefined
        }
      >
        {(isOutdated || isUncertain) && (
          <Button variant="secondary" onClick={() => void reload()}>
            {t('media.reload')}
          </Button>
        )}
      </SaveBar>
    </form>
  );
};
