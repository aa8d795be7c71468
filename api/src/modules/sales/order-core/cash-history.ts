/** Orders whose parcel was delivered, or came back, whatever was refunded since; with `limit` no plan hashes all shipments. */
const withParcel = (state: 'delivered' | 'returned'): string => `
  select from orders h where (h.state = '${state}'
      or h.state in ('refunded', 'partially_refunded') and (
        select true from shipments s where s.order_id = h.id and s.state = '${state}' limit 1))
    and`;

/** SQL: whether nothing was delivered to the phone number yet; the parameter may be null. */
export const isPhoneNew = (phone: string): string =>
  `${phone}::text is not null and not exists (${withParcel('delivered')} h.phone = ${phone})`;

/**
 * SQL: whether a parcel to the phone number or the address came back. The address of the index: an incomplete one
 * contains placeholders, and one without a flat has no key.
 */
export const hasReturned = (phone: string, address: readonly string[]): string => `(
  exists (${withParcel('returned')} h.phone = ${phone})
  or exists (${withParcel('returned')} h.address_complete
    and h.state in ('returned', 'refunded', 'partially_refunded')
    and address_key(h.city, h.area, h.building, h.flat) = address_key(${address.join(', ')})))`;
