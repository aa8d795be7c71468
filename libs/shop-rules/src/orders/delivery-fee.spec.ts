import { deliveryFee, isCityKnown } from './delivery-fee.js';

it('MUT-01 charges the fees of the settings, and none from the threshold', () => {
  const fees = { dubai: 100, other: 200 };
  expect(deliveryFee(' دبي ', 999, 1000, fees)).toBe(100);
  expect(deliveryFee('Ajman', 999, 1000, fees)).toBe(200);
  expect(deliveryFee('Ajman', 1000, 1000, fees)).toBe(0);
  expect(deliveryFee('Ajman', 1001, 1000, fees)).toBe(0);
});

it('MUT-01 a threshold of 0 makes every delivery free, no threshold none', () => {
  expect(deliveryFee('Ajman', 0, 0)).toBe(0);
  expect(deliveryFee('Ajman', 1_000_000, null)).toBe(3000);
});

it('MUT-01 knows whether a city was entered', () => {
  expect(['Dubai', '', null, undefined, '00'].map(isCityKnown)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
