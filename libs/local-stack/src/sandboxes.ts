import { startCardSandbox } from '@shop/sandbox-providers';

/** The account the local card gateway knows; a real one comes by settings. */
const CARD_ACCOUNT = {
  merchantId: '202401010001',
  merchantKey: 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=',
};

/** A provider's local stand-in: its address, the settings that reach it, how to stop it. */
export interface Sandbox {
  url: string;
  env: Record<string, string>;
  stop: () => Promise<void>;
}

export const cardSandbox = async (port: number): Promise<Sandbox> => {
  const { url, close } = await startCardSandbox({ port, ...CARD_ACCOUNT });
  return {
    url,
    env: {
      CARD_BASE_URL: url,
      CARD_MERCHANT_ID: CARD_ACCOUNT.merchantId,
      CARD_MERCHANT_KEY: CARD_ACCOUNT.merchantKey,
    },
    stop: close,
  };
};
