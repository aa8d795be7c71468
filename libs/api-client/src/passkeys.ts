import type {
  AddPasskeyDto,
  NewPasskeyDto,
  PasskeyChallengeDto,
  PasskeySignatureDto,
} from '@shop/contracts';
import { useCallback, useEffect, useRef } from 'react';

/** Why the browser made or used no passkey. */
export class PasskeyProblem extends Error {
  constructor(readonly reason: 'cancelled' | 'failed' | 'known' | 'unsupported') {
    super(reason);
  }
}

/** Reasons of the browser's errors; others are failures. */
const REASONS: Record<string, PasskeyProblem['reason']> = {
  // Also when the time is over, or there is no passkey: browsers do not tell which.
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
};

/** Loads the code with the first passkey; the signal ends the question of the browser, or keeps it from being asked. */
const withPasskeys = async <Result>(
  signal: AbortSignal | undefined,
  work: (library: typeof import('@simplewebauthn/browser')) => Promise<Result>,
): Promise<Result> => {
  const library = await import('@simplewebauthn/browser');
  if (!library.browserSupportsWebAuthn()) throw new PasskeyProblem('unsupported');
  if (signal?.aborted) throw new PasskeyProblem('cancelled');
  const end = () => library.WebAuthnAbortService.cancelCeremony();
  signal?.addEventListener('abort', end);
  try {
    return await work(library);
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    throw new PasskeyProblem(REASONS[name] ?? 'failed');
  } finally {
    signal?.removeEventListener('abort', end);
  }
};

/** Gives a signal for questions of a component: when it is left, the browser asks no more, so that no answer is used after it. */
export const usePasskeySignal = (): (() => AbortSignal | undefined) => {
  const controller = useRef<AbortController>(undefined);
  useEffect(() => {
    const own = new AbortController();
    controller.current = own;
    return () => own.abort();
  }, []);
  return useCallback(() => controller.current?.signal, []);
};

/** Asks for a passkey and signs the challenge with it. */
export const signWithPasskey = (
  challenge: PasskeyChallengeDto,
  signal?: AbortSignal,
): Promise<PasskeySignatureDto> =>
  withPasskeys(signal, async ({ startAuthentication }) => {
    const { id, response } = await startAuthentication({ optionsJSON: challenge });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    return {
      ...{ credentialId: id, clientDataJSON, authenticatorData, signature },
      ...(userHandle && { userHandle }),
    };
  });

/** Makes a passkey in the browser, or on a phone or security key. */
export const makePasskey = (
  options: NewPasskeyDto,
  signal?: AbortSignal,
): Promise<Omit<AddPasskeyDto, 'name'>> =>
  withPasskeys(signal, async ({ startRegistration }) => {
    const { id, response } = await startRegistration({ optionsJSON: options });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return { credentialId: id, clientDataJSON, attestationObject, transports };
  });
