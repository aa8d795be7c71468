import { PROBLEM_RULES, type ProductFix } from '@shop/shop-rules';
import { Badge, Button, notify, Skeleton } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { QueryBoundary } from '@/shared/display/query-boundary';
import { useFormat } from '@/shared/i18n/use-format';
import { useNameOf } from '@/shared/i18n/use-name-of';
import { useText } from '@/shared/i18n/use-text';
import { Panel } from '@/shared/layout/panel';
import { paths } from '@/shared/paths';
import { unsavedChanges } from '@/shared/unsaved/unsaved-changes';
import { checksQueries } from './checks.queries';
import { FixDialog } from './fix-dialog';
import { ShapeDialog } from './shape-dialog';

const TONES = { error: 'sale', warning: 'brass', hint: 'neutral' } as const;

const goTo = (section: string): void => {
  const panel = document.getElementById(section);
  panel?.scrollIntoView({ block: 'start' });
  panel?.focus({ preventScroll: true });
};

/** What needs work in a product: how severe, why, and a link or a button that solves it. */
export const ProductChecks = ({
  productId,
  onFixed,
}: {
  productId: number;
  /** Loads the form again. */
  onFixed: () => unknown;
}) => {
  const t = useText();
  const nameOf = useNameOf();
  const { count } = useFormat();
  const checks = useQuery(checksQueries.of(productId));
  const [fix, setFix] = useState<ProductFix>();
  const [shaped, setShaped] = useState<string>();
  /** The form would lose what is typed. */
  const start = (open: () => void) => () =>
    unsavedChanges.dirty().length > 0 ? notify(t('checks.saveFirst')) : open();
  return (
    <Panel title={t('checks.title')} className="mb-4">
      <QueryBoundary
        query={checks}
        failed={t('checks.failed')}
        shape={<Skeleton className="h-12" />}
      >
        {({ version, problems, pictures, sameCodes }) => (
          <>
            {problems.length === 0 ? (
              <p className="flex items-center gap-3">
                <CircleCheck className="size-5 text-success" />
                {t('checks.none')}
              </p>
            ) : (
              <ul className="flex flex-col">
                {problems.map(({ problem, fix: its }) => {
                  const { severity, section } = PROBLEM_RULES[problem];
                  const first = pictures.find(({ position }) => position === 1);
                  return (
                    <li
                      key={problem}
                      className="grid items-start gap-x-4 gap-y-2 border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0 sm:grid-cols-[minmax(0,1fr)_auto]"
                    >
                      <div className="min-w-0">
                        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                          <span className="font-semibold">{t(`checks.problem.${problem}`)}</span>
                          <Badge tone={TONES[severity]}>{t(`checks.severity.${severity}`)}</Badge>
                        </p>
                        <p className="mt-1 max-w-prose text-small text-muted">
                          {t(`checks.why.${problem}`)}
                        </p>
                        {problem === 'duplicate_code' && (
                          <ul className="mt-1 text-small">
                            {sameCodes.map((other) => (
                              <li key={`${other.id} ${other.code}`}>
                                <bdi>{other.code}</bdi>:{' '}
                                {other.id === null ? (
                                  t('checks.ofOtherVendor')
                                ) : (
                                  <Link
                                    to={paths.editProduct(other.id)}
                                    className="font-semibold text-accent underline-offset-4 hover:underline"
                                  >
                                    <bdi>{nameOf(other)}</bdi>
                                  </Link>
                                )}
                              </li>
                            ))}
                          </ul>
                        )}
                        {['small_picture', 'picture_shape'].includes(problem) && (
                          <ul className="mt-1 flex flex-wrap gap-x-4 text-small text-muted">
                            {pictures.map((picture) => (
                              <li key={picture.file}>
                                {t('checks.pictureSize', {
                                  position: picture.position,
                                  width: count(picture.width),
                                  height: count(picture.height),
                                })}
                              </li>
                            ))}
                          </ul>
                        )}
                      </div>
                      {its ? (
                        <Button size="small" onClick={start(() => setFix(its))}>
                          {t(`checks.fix.${its}`)}
                        </Button>
                      ) : problem === 'picture_shape' && first ? (
                        <Button size="small" onClick={start(() => setShaped(first.file))}>
                          {t('checks.shapePicture')}
                        </Button>
                      ) : (
                        <Button variant="secondary" size="small" onClick={() => goTo(section)}>
                          {t(`checks.goTo.${section}`)}
                        </Button>
                      )}
                    </li>
                  );
                })}
              </ul>
            )}
            {fix && (
              <FixDialog
                products={[{ id: productId, version }]}
                fix={fix}
                onFixed={onFixed}
                onClose={() => setFix(undefined)}
              />
            )}
            {shaped && (
              <ShapeDialog
                product={{ id: productId, version }}
                image={shaped}
                onShaped={onFixed}
                onClose={() => setShaped(undefined)}
              />
            )}
          </>
        )}
      </QueryBoundary>
    </Panel>
  );
};
