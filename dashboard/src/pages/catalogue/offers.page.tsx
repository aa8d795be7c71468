import { useQuery } from '@tanstack/react-query';
import { startExport } from '@/features/jobs/start-export';
import { ListFileActions } from '@/features/jobs/list-file-actions';
import { OfferForm } from '@/features/offers/offer-form';
import { offersQueries, removeOffer } from '@/features/offers/offers.queries';
import { useNameOf } from '@/shared/i18n/use-name-of';
import { useText } from '@/shared/i18n/use-text';
import { RowsPage } from '@/shared/rows-page';
import { useRemove } from '@/shared/rows/use-remove';

export const OffersPage = () => {
  const t = useText();
  const nameOf = useNameOf();
  return (
    <RowsPage
      list="offers"
      title={t('nav.offers')}
      addTitle={t('offers.add')}
      query={useQuery(offersQueries.all())}
      texts={{ none: t('offers.none'), failed: t('offers.failed') }}
      search={{ label: t('offers.search'), keys: ['title', 'titleAr'] }}
      nameOf={({ title: name, titleAr: nameAr }) => nameOf({ name, nameAr })}
      files={<ListFileActions kind="offers" start={startExport.offers} />}
      show={({ title, titleAr }) => (
        <div>
          <h2 className="font-semibold break-words">
            <bdi>{title}</bdi>
          </h2>
          {titleAr && (
            <p lang="ar" className="text-muted">
              <bdi>{titleAr}</bdi>
            </p>
          )}
        </div>
      )}
      addForm={() => <OfferForm />}
      edit={(offer, onDone) => <OfferForm {...{ offer, onDone }} />}
      remove={useRemove(removeOffer, [['offers']])}
    />
  );
};
