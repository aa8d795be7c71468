const post = (body) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

const controlOf = (url) => async (call, body) => {
  const response = await fetch(`${url}/__control/${call}`, body && post(body));
  if (!response.ok) throw new Error(`${call}: ${await response.text()}`);
  return response.json();
};

/** The control calls of the carrier and of the card gateway, both reset, and the mailbox emptied. */
export const resetSandboxes = async ({ carrierSandboxUrl, cardSandboxUrl, mailboxUrl }) => {
  const carrier = controlOf(carrierSandboxUrl);
  const card = controlOf(cardSandboxUrl);
  await Promise.all([
    carrier('reset', {}),
    card('reset', {}),
    fetch(`${mailboxUrl}/api/messages`, { method: 'DELETE' }),
  ]);
  return { carrier, card };
};
