import type { UserDto } from '@shop/contracts';
import { notify } from '@shop/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { cart } from '@/features/cart/cart-store';
import { ShipmentDialog } from '@/features/checkout/shipment-dialog';
import {
  createShipment,
  savePaymentLog,
  type ShipmentDetails,
} from '@/features/checkout/shipment.queries';
import { orderInfo } from '@/features/orders/order-info';
import { orderQueries } from '@/features/orders/orders.queries';
import { knownCity } from '@/shared/city-field';
import { given } from '@/shared/given';
import { paths } from '@/shared/paths';
import { useText } from '@/shared/text';

/** The delivery details of a paid order, filled in from its checkout address. */
export const DeliveryDetails = ({
  open,
  operationId,
  user,
  onClose,
}: {
  open: boolean;
  operationId: string;
  user: UserDto;
  onClose: () => void;
}) => {
  const { t } = useText();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { data: order, isPending } = useQuery(orderQueries.one(operationId));
  if (isPending) return null;
  const customer = order ? orderInfo(order).customer : undefined;
  const known = (field: 'name' | 'email' | 'phone' | 'city' | 'area' | 'building' | 'flat') =>
    given(customer?.[field]) || given(user[field]);
  const details: ShipmentDetails = {
    fullName: known('name'),
    email: known('email'),
    phoneNumber: known('phone'),
    country: 'AE',
    postalCode: '00000',
    addressLine1: [known('building'), known('area')].filter(Boolean).join(', '),
    addressLine2: known('flat'),
    City: knownCity(known('city')),
  };
  const submit = async (values: ShipmentDetails): Promise<boolean> => {
    try {
      const answer = await createShipment(operationId, values);
      if (!answer.success) return false;
      const shipment = JSON.stringify(answer.data.Shipments);
      // The server keeps the order anyway; a lost acknowledgement changes nothing.
      await savePaymentLog(user.id, operationId, order?.info ?? '', shipment).catch(console.error);
    } catch (error) {
      console.error(error);
      return false;
    }
    notify(t('shipment.created'), { kind: 'success' });
    cart.clear();
    await queries.invalidateQueries({ queryKey: orderQueries.of(user.id).queryKey });
    void navigate(paths.profile);
    return true;
  };
  return <ShipmentDialog open={open} details={details} onClose={onClose} onSubmit={submit} />;
};
