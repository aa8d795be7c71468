import { useQueryClient } from '@tanstack/react-query';
import { saveAddress, showAddresses, toAddress } from '@/shared/addresses/addresses.queries';
import type { Checkout } from '../checkout';

/**
 * Saves the address of a placed order to the address book, if the shopper chose to. It runs in the background and
 * never fails the order.
 */
export const useProfileAddress = ({ address, forProfile }: Checkout, userId: number) => {
  const queries = useQueryClient();
  const change = async () =>
    showAddresses(queries, userId, await saveAddress(userId, toAddress(address)));
  return () => {
    if (forProfile) change().catch(console.error);
  };
};
