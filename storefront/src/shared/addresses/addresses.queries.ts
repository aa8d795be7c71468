import { api, unwrap } from '@shop/api-client';
import type { AddressDto, AddressesDto, AddressInputDto, UserDto } from '@shop/contracts';
import { UNDEFINED_TEXT } from '@shop/shop-rules';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { NO_DETAILS, type ContactDetails } from '@/shared/forms/contact-fields';
import { session } from '@/shared/session/session';

const keyOf = (userId: number) => ['addresses', userId];

export const addressesQuery = (userId: number) =>
  queryOptions({
    queryKey: keyOf(userId),
    queryFn: async ({ signal }) =>
      unwrap(await api.GET('/users/{id}/addresses', { params: { path: { id: userId } }, signal })),
  });

/** Adds an address, or replaces the one with this id. */
export const saveAddress = async (
  userId: number,
  body: AddressInputDto,
  addressId?: number,
): Promise<AddressesDto> =>
  unwrap(
    addressId === undefined
      ? await api.POST('/users/{id}/addresses', { params: { path: { id: userId } }, body })
      : await api.PUT('/users/{id}/addresses/{addressId}', {
          params: { path: { id: userId, addressId } },
          body,
        }),
  );

export const removeAddress = async (userId: number, addressId: number): Promise<AddressesDto> =>
  unwrap(
    await api.DELETE('/users/{id}/addresses/{addressId}', {
      params: { path: { id: userId, addressId } },
    }),
  );

/** Shows a changed address book, and its default address in the profile. */
export const showAddresses = (
  queries: QueryClient,
  userId: number,
  { addresses, limit }: AddressesDto,
): void => {
  queries.setQueryData(keyOf(userId), { addresses, limit });
  const user = session.user();
  if (user?.id !== userId) return;
  const address = addresses.find(({ isDefault }) => isDefault);
  const { city, area, building, flat } = address ?? NO_DETAILS;
  const known: UserDto = {
    ...user,
    city: city || UNDEFINED_TEXT,
    area: area || UNDEFINED_TEXT,
    building: building || UNDEFINED_TEXT,
    flat: flat || UNDEFINED_TEXT,
  };
  session.change(known);
  queries.setQueryData(['profile', userId], known);
};

/** The fields of a form. */
export const toDetails = ({
  id: _id,
  isDefault: _default,
  ...fields
}: AddressDto): ContactDetails => ({
  ...NO_DETAILS,
  ...fields,
});

/** The same for the server. */
export const toAddress = ({
  label,
  fullName,
  phone,
  city,
  area,
  building,
  flat,
  notes,
}: ContactDetails): AddressInputDto => ({
  label,
  fullName,
  phone,
  city,
  area,
  building,
  flat,
  notes,
});

const PLACE = ['city', 'area', 'building', 'flat'] as const;

/** Whether both are the same place. */
export const isSamePlace = (
  a: Pick<ContactDetails, (typeof PLACE)[number]>,
  b: Pick<ContactDetails, (typeof PLACE)[number]>,
): boolean => PLACE.every((field) => a[field].trim() === b[field].trim());
