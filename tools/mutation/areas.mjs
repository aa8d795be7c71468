/**
 * The areas in which a mistake costs money or data: the files that are mutated, and the unit tests that run for each
 * mutant. Files that only tests with PostgreSQL reach are left out: `docs/mutation.md` names them.
 */
const inFolder = (folder, ...names) => names.map((name) => `${folder}/${name}.ts`);
const rules = (...names) => inFolder('libs/shop-rules/src', ...names);
const platform = (...names) => inFolder('api/src/platform', ...names);
const sales = (...names) => inFolder('api/src/modules/sales', ...names);

export const AREAS = {
  price: {
    mutate: rules(
      'catalogue/price',
      'catalogue/options',
      'formats/money',
      'orders/delivery-fee',
      'orders/delivery-date',
    ),
    tests: rules(
      'rules.spec',
      'catalogue/price.spec',
      'catalogue/options.spec',
      'formats/money.spec',
      'orders/delivery-fee.spec',
      'orders/orders.spec',
    ),
  },
  stock: {
    mutate: [
      ...rules('catalogue/variants'),
      ...sales('checkout/pricing/priced-line', 'checkout/pricing/line-refusals'),
    ],
    tests: [
      ...rules('catalogue/variants.spec'),
      ...sales('checkout/pricing/priced-line.spec', 'checkout/pricing/line-refusals.spec'),
    ],
  },
  payment: {
    mutate: [
      ...rules('orders/returns'),
      ...platform(
        'gateways/breaker',
        'gateways/read',
        'gateways/card-payment/card-form',
        'gateways/card-payment/card-payment.gateway',
        'gateways/card-payment/card-refund',
        'gateways/card-payment/card-result',
        'gateways/card-payment/decline-reason',
        'gateways/card-payment/safexpay-cipher',
        'gateways/card-payment/safexpay-groups',
      ),
      ...sales(
        'order-core/invoiced',
        'order-core/machine',
        'order-core/order-machine',
        'order-core/payment/cod-machine',
        'order-core/payment/payment-machine',
        'order-core/refund/refund-sums',
        'order-core/refund/refunded-quantity',
        'order-core/return/return-machine',
        'order-core/shipment/shipment-machine',
        'payments/event-of-result',
        'refunds/refund-plan',
      ),
    ],
    tests: [
      ...rules('orders/returns.spec'),
      ...platform(
        'gateways/breaker.spec',
        'gateways/read.spec',
        'gateways/card-payment/card-payment.gateway.spec',
        'gateways/card-payment/card-result.spec',
        'gateways/card-payment/decline-reason.spec',
        'gateways/card-payment/safexpay-cipher.spec',
      ),
      ...sales(
        'order-core/invoiced.spec',
        'order-core/machines.spec',
        'order-core/transitions-page.spec',
        'order-core/refund/refund-sums.spec',
        'payments/event-of-result.spec',
        'refunds/refund-plan.spec',
      ),
    ],
  },
  outbox: {
    mutate: platform(
      'outbox/outbox-relay',
      'outbox/outbox-worker',
      'outbox/payload',
      'outbox/retry-delay',
      'outbox/topics',
    ),
    tests: platform(
      'outbox/outbox-relay.spec',
      'outbox/outbox-rules.spec',
      'outbox/outbox-worker.spec',
    ),
  },
  access: {
    mutate: [
      ...rules('accounts/roles', 'rights/rights'),
      ...platform(
        'auth/access',
        'auth/access.guard',
        'auth/owner-only',
        'auth/refusals',
        'rate-limit/call-limits',
        'rate-limit/client-address',
        'rate-limit/limits',
        'rate-limit/rate-limit',
        'rate-limit/shared-limiter',
      ),
    ],
    tests: [
      ...rules('rights/rights.spec'),
      ...platform(
        'auth/access.guard.spec',
        'auth/owner-only.spec',
        'rate-limit/client-address.spec',
        'rate-limit/rate-limit.spec',
      ),
    ],
  },
  auth: {
    mutate: [
      ...rules('accounts/password'),
      ...platform(
        'auth/passwords',
        'auth/refused-calls',
        'auth/sealed-texts',
        'auth/sessions/signing-keys',
      ),
      'api/src/modules/people/staff/second-factor/totp.ts',
    ],
    tests: [
      ...rules('accounts/password.spec'),
      ...platform(
        'auth/password-hashes.spec',
        'auth/passwords.spec',
        'auth/refused-calls.spec',
        'auth/sealed-texts.spec',
        'auth/sessions/signing-keys.spec',
      ),
      'api/src/modules/people/staff/second-factor/totp.spec.ts',
    ],
  },
};
