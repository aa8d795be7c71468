import { trackingState } from './tracking-state.js';

it.each([
  ['SH005', 'anything at all', 'delivered'],
  ['', 'Delivered', 'delivered'],
  ['', 'Out for Delivery', 'out_for_delivery'],
  ['', 'Picked Up From Shipper', 'picked_up'],
  ['', 'Returned to Shipper', 'returned'],
  ['', 'In Transit', 'in_transit'],
  ['', 'Arrived at the sorting centre', 'in_transit'],
  ['', 'Attempted Delivery - Customer Not Available', undefined],
  ['', 'Record created', undefined],
])('reads %p %p as %p', (code, text, state) => {
  expect(trackingState({ code, text })).toBe(state);
});
