import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { text as readText } from 'node:stream/consumers';

/** Nothing was sent, because the process was suspended until after `sendBefore`: another process may have made the call. */
export class SendDeadlineExceeded extends Error {
  constructor(host: string) {
    super(`The request to ${host} was not sent in time.`);
  }
}

export interface PostOptions {
  /** Timeout of the whole call in ms. */
  timeoutMs: number;
  /** Deadline for sending the request, in ms since the epoch: `timeoutMs` from now by default. */
  sendBefore?: number | undefined;
}

/**
 * Posts JSON and returns the status and text of the response. The request is written in one step once the connection
 * is established, so a process that is suspended and resumed sends nothing after the deadline. `fetch` would: it
 * connects after the caller's last check of the time.
 */
export const postJson = async (
  url: string,
  body: object,
  { timeoutMs, sendBefore = Date.now() + timeoutMs }: PostOptions,
): Promise<{ status: number; text: string }> => {
  const { protocol, host } = new URL(url);
  const isSecure = protocol === 'https:';
  const content = JSON.stringify(body);
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const request = (isSecure ? requestHttps : requestHttp)(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(content),
        accept: 'application/json',
      },
      signal: AbortSignal.timeout(timeoutMs),
    });
    const send = (): void => {
      if (Date.now() > sendBefore) request.destroy(new SendDeadlineExceeded(host));
      else request.end(content);
    };
    request.once('response', resolve).once('error', reject);
    request.once('socket', (socket) => {
      if (request.reusedSocket) send();
      else socket.once(isSecure ? 'secureConnect' : 'connect', send);
    });
  });
  return { status: response.statusCode ?? 0, text: await readText(response) };
};
