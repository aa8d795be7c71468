import type {
  AddPasskeyDto,
  NewPasskeyDto,
  PasskeyChallengeDto,
  PasskeySignatureDto,
} from '@shop/contracts';

/** Why the browser made or used no passkey. */
export class PasskeyProblem extends Error {
  constructor(
    /** Of the text that says it. */
    readonly textId: string,
  ) {
    super(textId);
  }
}

/** Text ids of the browser's errors; others are shown as a failure. */
const TEXTS: Record<string, string> = {
  // Also when the time is over, or there is no passkey: browsers do not tell which.
  NotAllowedError: 'passkey.cancelled',
  AbortError: 'passkey.cancelled',
  InvalidStateError: 'passkey.known',
};

/** Loads the code with the first passkey. */
const withPasskeys = async <Result>(
  work: (library: typeof import('@simplewebauthn/browser')) => Promise<Result>,
): Promise<Result> => {
  const library = await import('@simplewebauthn/browser');
  if (!library.browserSupportsWebAuthn()) throw new PasskeyProblem('passkey.unsupported');
  try {
    return await work(library);
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    throw new PasskeyProblem(TEXTS[name] ?? 'passkey.failed');
  }
};

/** Asks for a passkey and signs the challenge with it. */
export const signWithPasskey = (challenge: PasskeyChallengeDto): Promise<PasskeySignatureDto> =>
  withPasskeys(async ({ startAuthentication }) => {
    const { id, response } = await startAuthentication({ optionsJSON: challenge });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    return {
      ...{ credentialId: id, clientDataJSON, authenticatorData, signature },
      ...(userHandle && { userHandle }),
    };
  });

/** Makes a passkey in the browser, or on a phone or security key. */
export const makePasskey = (options: NewPasskeyDto): Promise<Omit<AddPasskeyDto, 'name'>> =>
  withPasskeys(async ({ startRegistration }) => {
    const { id, response } = await startRegistration({ optionsJSON: options });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return { credentialId: id, clientDataJSON, attestationObject, transports };
  });
