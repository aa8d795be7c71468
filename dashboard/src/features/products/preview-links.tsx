import { useChange } from '@shop/api-client';
import { Button, Dialog, EmptyState, notify, Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { QueryBoundary } from '@/shared/display/query-boundary';
import { notifyRefusal } from '@/shared/forms/notify-refusal';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { previewQueries, revokePreviews } from './publication.queries';
import { usePreview } from './use-preview';

/** The live preview links of a product, which are revoked one by one or all. */
export const PreviewLinks = ({
  product,
  onClose,
}: {
  product: { id: number; name: string };
  onClose: () => void;
}) => {
  const t = useText();
  const { dateTime } = useFormat();
  const { id } = product;
  const links = useQuery(previewQueries.of(id));
  const { preview, busy } = usePreview();
  const revoking = useChange(revokePreviews, [previewQueries.of(id).queryKey], {
    onSuccess: (answer) => answer && notify(answer.message, { kind: 'success' }),
    onError: (error) => notifyRefusal(error, t('publication.notRevoked')),
  });
  const isAny = (links.data?.length ?? 0) > 0;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('publication.linksOf', { name: product.name })}
      closeLabel={t('shell.close')}
      footer={
        <div className="flex flex-wrap gap-2 *:grow">
          <Button busy={busy} onClick={() => preview(id)}>
            <Link2 className="size-4" />
            {t('publication.newLink')}
          </Button>
          {isAny && (
            <Button
              variant="danger"
              busy={revoking.isPending}
              onClick={() => revoking.mutate({ id })}
            >
              {t('publication.revokeAll')}
            </Button>
          )}
        </div>
      }
    >
      <p className="mb-3 text-muted">{t('publication.linksHint')}</p>
      <QueryBoundary
        query={links}
        failed={t('publication.linksFailed')}
        shape={<Skeleton className="h-24" />}
      >
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState text={t('publication.noLinks')} />
          ) : (
            <ul className="border-t border-line text-small">
              {rows.map((link) => (
                <li
                  key={link.id}
                  className="flex flex-wrap items-center justify-between gap-2 border-b border-line py-2"
                >
                  <p className="min-w-0">
                    <span className="block font-semibold">
                      {t('publication.linkUntil', { time: dateTime(link.validUntil) })}
                    </span>
                    <span className="block text-muted">
                      {t('publication.linkBy', {
                        name: link.createdBy ?? '–',
                        time: dateTime(link.createdAt),
                      })}
                    </span>
                  </p>
                  <Button
                    variant="secondary"
                    size="small"
                    busy={revoking.isPending && revoking.variables.link === link.id}
                    onClick={() => revoking.mutate({ id, link: link.id })}
                  >
                    {t('publication.revoke')}
                    <span className="sr-only">
                      : {t('publication.linkUntil', { time: dateTime(link.validUntil) })}
                    </span>
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </QueryBoundary>
    </Dialog>
  );
};
