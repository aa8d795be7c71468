import type { StaffDto } from '@shop/contracts';
import { Button } from '@shop/ui';
import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { startExport } from '@/features/jobs/start-export';
import { ListFileActions } from '@/features/jobs/list-file-actions';
import { checksQueries } from '@/features/products/checks/checks.queries';
import { PasswordDialog } from '@/features/vendors/password-dialog';
import { useAboutOf } from '@/features/vendors/use-about-of';
import { VendorForm } from '@/features/vendors/vendor-form';
import { removeVendor, vendorsQueries } from '@/features/vendors/vendors.queries';
import { ContactLinks } from '@/shared/display/contact-links';
import { useText } from '@/shared/i18n/use-text';
import { paths } from '@/shared/paths';
import { RowsPage } from '@/shared/rows-page';
import { useRemove } from '@/shared/rows/use-remove';
import { Thumb } from '@/shared/display/thumb';
import { useMay } from '@/shared/rights/use-may';

export const VendorsPage = () => {
  const t = useText();
  const may = useMay();
  const mayEdit = may('profiles.edit');
  const needsWork = useQuery({
    ...checksQueries.vendors(),
    enabled: may('products.edit'),
  }).data;
  const aboutOf = useAboutOf();
  const [locked, setLocked] = useState<StaffDto>();
  return (
    <>
      <RowsPage
        list="vendors"
        title={t('nav.vendors')}
        addTitle={t('vendors.add')}
        query={useQuery(vendorsQueries.all())}
        texts={{ none: t('vendors.none'), failed: t('vendors.failed') }}
        search={{ label: t('vendors.search'), keys: ['name', 'username', 'email'] }}
        nameOf={({ name }) => name}
        files={<ListFileActions kind="vendors" start={startExport.vendors} />}
        show={({ id, name, username, email, image, ...texts }) => (
          <>
            <div className="flex items-center gap-4">
              <Thumb images={image ? [image] : []} className="size-14" />
              <div className="min-w-0">
                <h2 className="font-semibold break-words">
                  <Link to={paths.vendor(id)} className="underline-offset-4 hover:underline">
                    <bdi>{name}</bdi>
                  </Link>
                </h2>
                <span className="block truncate text-mini text-muted">
                  <bdi dir="ltr">{username}</bdi>
                </span>
              </div>
            </div>
            {aboutOf(texts) && (
              <p className="line-clamp-3 text-muted">
                <bdi>{aboutOf(texts)}</bdi>
              </p>
            )}
            {email && <ContactLinks email={email} />}
            {needsWork?.has(id) && (
              <Link
                to={`${paths.allProducts}?problem=any&vendor=${id}`}
                className="flex min-h-6 items-center text-small text-accent underline-offset-4 hover:underline"
              >
                {t('checks.count', { count: needsWork.get(id) ?? 0 })}
              </Link>
            )}
          </>
        )}
        addForm={(onDone) => <VendorForm onDone={onDone} />}
        addInWindow
        edit={mayEdit ? (vendor, onDone) => <VendorForm {...{ vendor, onDone }} /> : undefined}
        actions={(vendor) => (
          <Button
            variant="secondary"
            size="small"
            aria-label={t('vendors.passwordOf', { name: vendor.name })}
            onClick={() => setLocked(vendor)}
          >
            <KeyRound className="size-4" />
            {t('vendors.changePassword')}
          </Button>
        )}
        remove={useRemove(removeVendor, [['vendors']])}
      />
      {locked && <PasswordDialog vendor={locked} onDone={() => setLocked(undefined)} />}
    </>
  );
};
