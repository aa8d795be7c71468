import { BusyOverlay, Button, Dialog } from '@shop/ui';
import { ContactFields, type ContactDetails } from '@/shared/forms/contact-fields';
import { FormProblems } from '@/shared/forms/form-problems';
import { useText } from '@/shared/i18n/text';
import { useShopForm } from '@/shared/forms/use-shop-form';
import { CARRIER_NAMES } from './shipment.queries';

const FIELDS = [
  'fullName',
  'phone',
  'email',
  'country',
  'city',
  'postalCode',
  'line1',
  'line2',
] as const;

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
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('shipment.title')}
      description={t('shipment.hint')}
      closeLabel={t('close')}
      dismissible={false}
    >
      {isSubmitting && <BusyOverlay text={t('shipment.busy')} />}
      <form
        noValidate
        onSubmit={form.sends(onSubmit, t('shipment.failed'))}
        className="flex flex-col gap-5"
      >
        <FormProblems form={form} />
        <ContactFields form={form} fields={FIELDS} />
        <Button type="submit" size="large" busy={isSubmitting} busyText={t('shipment.busy')}>
          {t('shipment.submit')}
        </Button>
      </form>
    </Dialog>
  );
};
