import { BusyOverlay, Button, Dialog } from '@shop/ui';
import { ContactFields, type ContactDetails } from '@/shared/forms/contact-fields';
import { FormProblems } from '@/shared/forms/form-problems';
import { useText } from '@/shared/i18n/text';
import { useShopForm } from '@/shared/forms/use-shop-form';
import { CARRIER_NAMES } from './shipment.queries';

const FIELDS = ['fullName', 'phone', 'email', 'city', 'line1', 'line2'] as const;
/** The same for almost every address. */
const MORE = ['country', 'postalCode'] as const;

/** Delivery details of a paid order. */
export const ShipmentDialog = ({
  open,
  details,
  onClose,
  onSubmit,
}: {
  open: boolean;
  /** Prefilled values. */
  details: ContactDetails;
  onClose: () => void;
  /** Creates the shipment; throws on failure. */
  onSubmit: (details: ContactDetails) => Promise<void>;
}) => {
  const { t } = useText();
  const form = useShopForm<ContactDetails>(details, CARRIER_NAMES);
  const { isSubmitting } = form.formState;
  const hasProblem = MORE.some((name) => form.errors[name]);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('shipment.title')}
      description={t('shipment.hint')}
      closeLabel={t('close')}
      dismissible={!isSubmitting}
    >
      {isSubmitting && <BusyOverlay text={t('shipment.busy')} />}
      <form
        noValidate
        onSubmit={form.sends(onSubmit, t('shipment.failed'))}
        className="flex flex-col gap-5"
      >
        <FormProblems form={form} />
        <ContactFields form={form} fields={FIELDS} />
        <details open={hasProblem || undefined}>
          <summary className="inline-flex min-h-11 items-center underline underline-offset-4">
            {t('nav.more')}
          </summary>
          <div className="pt-2">
            <ContactFields form={form} fields={MORE} />
          </div>
        </details>
        <Button type="submit" size="large" busy={isSubmitting} busyText={t('shipment.busy')}>
          {t('shipment.submit')}
        </Button>
      </form>
    </Dialog>
  );
};
