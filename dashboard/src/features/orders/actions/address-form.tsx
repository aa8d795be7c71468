import { ApiError, useChange } from '@shop/api-client';
import { deliveryFee, toAed, toFils } from '@shop/shop-rules';
import { Button, notify, TextAreaField, TextField } from '@shop/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { CityField } from '@/shared/forms/city-field';
import { FormEnd } from '@/shared/forms/form-end';
import { useFormat } from '@/shared/i18n/use-format';
import { useText } from '@/shared/i18n/use-text';
import { refusalText } from '@/shared/forms/notify-refusal';
import { showRefusal } from '@/shared/forms/show-refusal';
import { isOutdated, takeOver } from '@/shared/forms/take-over';
import type { Order } from '../order';
import { isShippable } from '../order-texts';
import { bookShipment, changeAddress, ordersQueries, type OrderAddress } from '../orders.queries';
import { STALE } from '@/shared/stale-orders';
import { useMay } from '@/shared/rights/use-may';

type Values = Required<OrderAddress>;

const addressOf = ({ shopper, notes }: Order): Values => {
  const { name, phone, city, area, building, flat } = shopper;
  return { fullName: name, phone, city, area, building, flat, notes };
};

/** Delivery address, saved alone or together with the shipment. */
export const AddressForm = ({ order, onDone }: { order: Order; onDone: () => void }) => {
  const t = useText();
  const mayShip = useMay()('orders.ship');
  const queries = useQueryClient();
  const { operationId, state } = order;
  const [base, setBase] = useState(() => addressOf(order));
  const form = useForm<Values>({ defaultValues: base });
  const { errors, dirtyFields } = form.formState;
  // The form keeps track of changed fields only if they are read.
  void dirtyFields;
  const loadLatest = async () => {
    const latest = await queries.fetchQuery({ ...ordersQueries.one(operationId), staleTime: 0 });
    setBase(addressOf(latest));
    takeOver(form, addressOf(latest));
  };
  const { mutate, isPending, variables } = useChange(
    async ({ values, ship }: { values: Values; ship: boolean }) => {
      const saved = await changeAddress(operationId, { ...values, before: JSON.stringify(base) });
      return ship ? bookShipment(operationId) : saved;
    },
    STALE,
    {
      onSuccess: (answer) => {
        notify(answer?.message ?? t('orders.address.saved'), { kind: 'success' });
        onDone();
      },
      showError: (error) => {
        // The address may be saved even though the carrier refused the shipment.
        for (const queryKey of STALE) void queries.invalidateQueries({ queryKey });
        if (error instanceof ApiError && (error.serverMessage || error.errors.length > 0))
          showRefusal(error, form);
        else form.setError('root', { message: refusalText(error, t('orders.address.notSaved')) });
        if (isOutdated(error)) void loadLatest().catch(() => undefined);
      },
    },
  );
  const send = (ship: boolean) =>
    form.handleSubmit((values) => {
      if (!isPending) mutate({ values, ship });
    });
  const field = (id: keyof Values, isNeeded = true) => ({
    label: t(`orders.address.${id}`),
    error: errors[id]?.message,
    autoComplete: 'off',
    ...(!isNeeded && { optionalText: t('rows.optional') }),
    ...form.register(id, {
      validate: (value) => !isNeeded || value.trim() !== '' || t(`orders.address.${id}Needed`),
    }),
  });
  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void send(false)(event)}>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField {...field('fullName')} maxLength={120} />
        <TextField {...field('phone')} type="tel" dir="ltr" maxLength={40} />
        <CityField
          {...field('city')}
          hint={useFeeHint(order, useWatch({ control: form.control }).city)}
        />
        <TextField {...field('area')} maxLength={200} />
        <TextField {...field('building')} maxLength={200} />
        <TextField {...field('flat', false)} maxLength={60} />
      </div>
      <TextAreaField {...field('notes', false)} rows={2} maxLength={500} />
      <FormEnd problem={errors.root?.message}>
        <Button
          type="submit"
          variant={isShippable(state) ? 'secondary' : 'primary'}
          className="grow"
          busy={isPending && !variables.ship}
        >
          {t('orders.address.save')}
        </Button>
        {mayShip && isShippable(state) && (
          <Button
            className="grow"
            busy={isPending && variables.ship}
            onClick={(event) => void send(true)(event)}
          >
            {t('orders.address.saveAndShip')}
          </Button>
        )}
      </FormEnd>
    </form>
  );
};

/** The delivery fee of the new address, when it differs from the charged one. */
const useFeeHint = ({ subtotal, fee }: Order, city = ''): string | undefined => {
  const t = useText();
  const { aed } = useFormat();
  const { data: shop } = useQuery(ordersQueries.fees());
  if (!shop || !city) return undefined;
  const { deliveryFeeDubai, deliveryFeeOther, freeShippingFrom } = shop;
  const freeFrom = freeShippingFrom === null ? null : toFils(freeShippingFrom);
  const fees = { dubai: toFils(deliveryFeeDubai), other: toFils(deliveryFeeOther) };
  const now = toAed(deliveryFee(city, toFils(subtotal), freeFrom, fees));
  return now === fee ? undefined : t('orders.address.fee', { charged: aed(fee), now: aed(now) });
};
