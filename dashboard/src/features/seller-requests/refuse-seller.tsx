import type { SellerDto } from '@shop/contracts';
import { TextAreaField } from '@shop/ui';
import { useText } from '@/shared/i18n/use-text';
import { RowForm } from '@/shared/rows/row-form';
import { useRowForm } from '@/shared/rows/use-row-form';
import { refuseSeller } from './seller-requests.queries';
import { FormDialog } from '@/shared/unsaved/form-dialog';

/** Refuses a request; the reason is mailed as typed. */
export const RefuseSeller = ({ seller, onDone }: { seller: SellerDto; onDone: () => void }) => {
  const t = useText();
  const { id, name, email } = seller;
  const { form, ...shared } = useRowForm({
    start: { reason: '' },
    save: ({ reason }: { reason: string }) => refuseSeller(id, reason.trim()),
    stale: [['sellers']],
    saved: t('sellers.refused', { name }),
    failed: t('sellers.notSaved'),
    onDone,
  });
  const title = t('sellers.refuseTitle', { name });
  return (
    <FormDialog
      open
      onOpenChange={(open) => !open && onDone()}
      title={title}
      closeLabel={t('shell.close')}
    >
      <RowForm label={title} submitText={t('sellers.refuse')} {...shared}>
        <p className="text-muted">{t('sellers.refuseText', { email })}</p>
        <TextAreaField
          label={t('sellers.reason')}
          error={form.formState.errors.reason?.message}
          rows={4}
          maxLength={500}
          dir="auto"
          {...form.register('reason', {
            validate: (reason) => reason.trim() !== '' || t('sellers.reasonNeeded'),
          })}
        />
      </RowForm>
    </FormDialog>
  );
};
