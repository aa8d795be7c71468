import { startCardSandbox, startCarrierSandbox } from '@shop/sandbox-providers';

/** Account of the card sandbox; settings replace it with a real one. */
const CARD_ACCOUNT = {
  merchantId: '202401010001',
  merchantKey: 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=',
};

/** Account of the carrier sandbox. */
const CARRIER_ACCOUNT = {
  username: 'sandbox@example.com',
  password: 'sandbox-password',
  accountNumber: '1000001',
  accountPin: '000000',
  accountEntity: 'DXB',
};

/** A running provider sandbox with the settings of the API for it. */
export interface Sandbox {
  url: string;
  env: Record<string, string>;
  stop: () => Promise<void>;
}

/** `file` stores its payments across restarts. */
export const cardSandbox = async (port: number, file?: string): Promise<Sandbox> => {
  const { url, close } = await startCardSandbox({ port, file, ...CARD_ACCOUNT });
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

export const carrierSandbox = async (port: number): Promise<Sandbox> => {
  const { url, close } = await startCarrierSandbox({ port, ...CARRIER_ACCOUNT });
  return {
    url,
    env: {
      CARRIER_BASE_URL: url,
      CARRIER_USERNAME: CARRIER_ACCOUNT.username,
      CARRIER_PASSWORD: CARRIER_ACCOUNT.password,
      CARRIER_ACCOUNT: CARRIER_ACCOUNT.accountNumber,
      CARRIER_PIN: CARRIER_ACCOUNT.accountPin,
      CARRIER_ENTITY: CARRIER_ACCOUNT.accountEntity,
    },
    stop: close,
  };
};
