const LOGINS = [
  ['shopper', 'shopper1@example.com … shopper20@example.com', 'Demo-pass-1'],
  ['staff', 'admin', 'Admin-pass-1'],
  ['vendor', 'vendor1 … vendor5', 'Vendor-pass-1'],
  ['orders staff', 'ops', 'Ops-pass-1'],
];

const columns = (rows) => {
  const width = rows[0].map((_cell, at) => Math.max(...rows.map((row) => row[at].length)));
  return rows.map(
    (row) =>
      `  ${row
        .map((cell, at) => cell.padEnd(width[at]))
        .join('  ')
        .trimEnd()}`,
  );
};

/** The addresses of the running shop and the logins of its demo; `firstRun` creates the first account. */
export const addresses = (env, stack, { isDemo = true, firstRun } = {}) => {
  const places = [
    ['Storefront', env.SHOP_URL],
    ['First run', firstRun],
    ['Dashboard', env.ADMIN_URL],
    ['Queues', `${env.ADMIN_URL}/queues`],
    ['Mailbox', stack.mailboxUrl],
    ['Card sandbox', stack.cardSandboxUrl],
    ['Carrier sandbox', stack.carrierSandboxUrl],
    ['Data and logs', stack.dataDir],
  ].filter(([, place]) => place);
  return [
    '',
    ...columns(places),
    '',
    ...(isDemo ? ['  Demo logins', ...columns(LOGINS), ''] : []),
    '  Ctrl-C stops everything.',
    '',
  ].join('\n');
};
