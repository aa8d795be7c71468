import { enteredText } from '@shop/shop-rules';
import { ApiError } from '@shop/api-client';
import type { OrderDto, UserDto } from '@shop/contracts';
import { notify } from '@shop/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { cart } from '@/features/cart/cart-store';
import { ShipmentDialog } from '@/features/checkout/shipment-dialog';
import { createShipment, savePaymentLog } from '@/features/checkout/shipment.queries';
import { orderInfo } from '@/features/orders/order-info';
import { orderQueries } from '@/features/orders/orders.queries';
import { deliverableCity } from '@/shared/forms/city-field';
import { NO_DETAILS, type ContactDetails } from '@/shared/forms/contact-fields';
import { paths } from '@/shared/routing/paths';
import { useText } from '@/shared/i18n/text';

/** Form of the delivery details, prefilled with the checkout address. */
export const DeliveryDetails = ({
  open,
  order,
  user,
  onClose,
}: {
  open: boolean;
  order: OrderDto;
  user: UserDto;
  onClose: () => void;
}) => {
  const { t } = useText();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { operation_id: operationId, info } = order;
  const shopper = orderInfo(order).customer;
  const valueOf = (field: 'name' | 'email' | 'phone' | 'city' | 'area' | 'building' | 'flat') =>
    enteredText(shopper[field]) || enteredText(user[field]);
  const details: ContactDetails = {
    ...NO_DETAILS,
    fullName: valueOf('name'),
    email: valueOf('email'),
    phone: valueOf('phone'),
    line1: [valueOf('building'), valueOf('area')].filter(Boolean).join(', '),
    line2: valueOf('flat'),
    city: deliverableCity(valueOf('city')),
  };
  const ship = async (values: ContactDetails) => {
    try {
      const answer = await createShipment(operationId, values);
      if (!answer.success) throw new Error('The carrier did not accept the shipment.');
      return JSON.stringify(answer.data.Shipments);
    } catch (error) {
      if (error instanceof ApiError && error.code === 'address_final') throw error;
      console.error(error);
      // The message is fixed by the specification; invalid fields are marked.
      const { status = 0, code = '', errors = [] } = error instanceof ApiError ? error : {};
      throw new ApiError(t('shipment.failed'), status, code, errors);
    }
  };
  const submit = async (values: ContactDetails) => {
    const shipment = await ship(values);
    // A lost acknowledgement changes nothing for the order.
    await savePaymentLog(user.id, operationId, info, shipment).catch(console.error);
    notify(t('shipment.created'), { kind: 'success' });
    cart.spend(operationId);
    await queries.invalidateQueries({ queryKey: orderQueries.of(user.id).queryKey });
    void navigate(`${paths.profile}#orders`, { state: { order: operationId } });
  };
  return <ShipmentDialog open={open} details={details} onClose={onClose} onSubmit={submit} />;
};
