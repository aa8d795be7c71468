import { cityName } from '@shop/shop-rules';
import { Button } from '@shop/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { addressLine } from '@/shared/orders/address-line';
import { ContactFields, type ContactDetails } from '@/shared/forms/contact-fields';
import { FormProblems } from '@/shared/forms/form-problems';
import { useText } from '@/shared/i18n/text';
import type { ShopForm } from '@/shared/forms/use-shop-form';
import { isComplete } from '../checkout';

const FIELDS = ['fullName', 'phone', 'city', 'area', 'building', 'flat', 'notes'] as const;

const AddressSummary = ({ address }: { address: ContactDetails }) => {
  const { locale } = useText();
  const { fullName, phone, flat, building, area } = address;
  const parts = [flat, building, area, cityName(address.city, locale)];
  return (
    <div className="text-small">
      <p className="font-semibold">
        <bdi>{fullName}</bdi>
      </p>
      <p className="text-muted">
        <bdi>{addressLine(parts, locale)}</bdi>
      </p>
      <p className="text-muted">
        <bdi dir="ltr">{phone}</bdi>
      </p>
      {address.notes && (
        <p className="text-muted">
          <bdi>{address.notes}</bdi>
        </p>
      )}
    </div>
  );
};

/** Delivery address: a summary with an edit button, or the fields while it is incomplete. */
export const AddressSection = ({
  form,
  children,
}: {
  form: ShopForm<ContactDetails>;
  /** Content below the address. */
  children?: ReactNode;
}) => {
  const { t } = useText();
  const [open, setOpen] = useState(!isComplete(form.getValues()));
  const [pressed, setPressed] = useState(false);
  const isEditing = open || form.problems.length > 0;
  const { setFocus } = form;
  useEffect(() => {
    if (pressed) setFocus('fullName');
  }, [pressed, setFocus]);
  return (
    <section className="flex flex-col gap-4">
      <div className="flex items-center justify-between gap-4">
        <h3 className="font-semibold">{t('checkout.deliverTo')}</h3>
        {!isEditing && (
          <Button
            variant="quiet"
            className="-my-2 -me-5 underline"
            onClick={() => {
              setOpen(true);
              setPressed(true);
            }}
          >
            {t('checkout.change')}
            <span className="sr-only">: {t('checkout.deliverTo')}</span>
          </Button>
        )}
      </div>
      <FormProblems form={form} />
      {isEditing ? (
        <ContactFields form={form} fields={FIELDS} />
      ) : (
        <AddressSummary address={form.getValues()} />
      )}
      {children}
    </section>
  );
};
