import { IncomingMessage, ServerResponse, type RequestListener } from 'node:http';
import { Socket } from 'node:net';

const calls = new WeakSet<object>();

/** Whether this process asks itself; such a call counts in no limit. */
export const isInProcess = (request: object): boolean => calls.has(request);

/** What a GET of the path answers to a visitor nobody knows, without a connection. */
export const callInProcess = (listener: RequestListener, url: string): Promise<Response> =>
  new Promise((resolve) => {
    const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url });
    calls.add(request);
    request.push(null);
    const response = new ServerResponse(request);
    // Of its own, as the framework replaces the prototype.
    response.end = (body?: unknown) => {
      const isText = typeof body === 'string' || body instanceof Uint8Array;
      resolve(new Response(isText ? body : null, { status: response.statusCode }));
      response.emit('finish');
      response.emit('close');
      return response;
    };
    listener(request, response);
  });
