import { api, unwrap } from '@shop/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { session } from '@/shared/session/session';
import type { Checkout } from '../checkout';

/**
 * Saves the address of a placed order to the profile, if the shopper chose to. It runs in the background and never
 * fails the order.
 */
export const useProfileAddress = ({ address, forProfile }: Checkout, userId: number) => {
  const queries = useQueryClient();
  const change = async () => {
    const { city, area, building, flat } = address;
    const { user } = unwrap(
      await api.PUT('/users/{id}', {
        params: { path: { id: userId } },
        body: { city, area, building, flat },
      }),
    );
    session.change(user);
    await queries.invalidateQueries({ queryKey: ['profile', userId] });
  };
  return () => {
    if (forProfile) change().catch(console.error);
  };
};
