import { useQuery } from '@tanstack/react-query';
import { startExport } from '@/features/jobs/start-export';
import { ListFileActions } from '@/features/jobs/list-file-actions';
import { PartnerForm } from '@/features/partners/partner-form';
import { partnersQueries, removePartner } from '@/features/partners/partners.queries';
import { useText } from '@/shared/i18n/use-text';
import { RowsPage } from '@/shared/rows-page';
import { useRemove } from '@/shared/rows/use-remove';
import { Thumb } from '@/shared/display/thumb';

export const PartnersPage = () => {
  const t = useText();
  return (
    <RowsPage
      list="partners"
      title={t('nav.partners')}
      addTitle={t('partners.add')}
      query={useQuery(partnersQueries.all())}
      texts={{ none: t('partners.none'), failed: t('partners.failed') }}
      search={{ label: t('partners.search'), keys: ['name'] }}
      nameOf={({ name }) => name}
      files={<ListFileActions kind="partners" start={startExport.partners} />}
      show={({ name, path, icon }) => (
        <div className="flex items-center gap-4">
          <Thumb images={icon ? [icon] : []} className="size-14" />
          <div className="min-w-0">
            <h2 className="font-semibold break-words">
              <bdi>{name}</bdi>
            </h2>
            {path && (
              <span className="block truncate text-mini text-muted">
                <bdi dir="ltr">{path}</bdi>
              </span>
            )}
          </div>
        </div>
      )}
      addForm={() => <PartnerForm />}
      edit={(partner, onDone) => <PartnerForm {...{ partner, onDone }} />}
      remove={useRemove(removePartner, [['partners']])}
    />
  );
};
