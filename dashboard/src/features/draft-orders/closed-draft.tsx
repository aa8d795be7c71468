import type { DraftOrderDto } from '@shop/contracts';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { Panel } from '@/shared/layout/panel';
import { DraftLines } from './draft-lines';

/** A draft that cannot be changed any more. */
export const ClosedDraft = ({ draft }: { draft: DraftOrderDto }) => {
  const t = useText();
  const format = useFormat();
  const { lines, fullName, phone, email, city, area, building, flat, note } = draft;
  const facts: [string, string][] = [
    ['drafts.name', fullName],
    ['drafts.phone', phone],
    ['drafts.email', email],
    ['orders.address.city', format.city(city)],
    ['orders.address.area', area],
    ['orders.address.building', building],
    ['drafts.flat', flat],
    ['drafts.note', note],
  ];
  const known = facts.filter(([, value]) => value !== '');
  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted">{t('drafts.closed')}</p>
      <Panel title={t('drafts.items')}>
        <DraftLines lines={lines} city={city} />
      </Panel>
      <Panel title={t('drafts.shopper')}>
        {known.length === 0 && <p className="text-muted">{t('drafts.noShopper')}</p>}
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2">
          {known.map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-muted">{t(name)}</dt>
              <dd className="break-words whitespace-pre-line">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      </Panel>
    </div>
  );
};
