import { startCardSandbox, startCarrierSandbox } from '@shop/sandbox-providers';

/** The account of the card sandbox; a real one is set by settings. */
const CARD_ACCOUNT = {
  merchantId: '202401010001',
  merchantKey: 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=',
};

/** The account of the carrier sandbox. */
const CARRIER_ACCOUNT = {
  username: 'sandbox@example.com',
  password: 'sandbox-password',
  accountNumber: '1000001',
  accountPin: '000000',
  accountEntity: 'DXB',
};

/** A provider's local stand-in: its address, the settings that reach it, how to stop it. */
export interface Sandbox {
  url: string;
  env: Record<string, string>;
  stop: () => Promise<void>;
}

/** `file` holds its payments between two starts. */
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
