import { IncomingMessage, ServerResponse, type RequestListener } from 'node:http';
import { Socket } from 'node:net';

const calls = new WeakSet<object>();

/** Whether the process calls itself; such calls are not rate-limited. */
export const isInProcess = (request: object): boolean => calls.has(request);

/** The response to a guest's GET of the path, without a connection. */
export const callInProcess = (listener: RequestListener, url: string): Promise<Response> =>
  new Promise((resolve) => {
    const request = Object.assign(new IncomingMessage(new Socket()), { method: 'GET', url });
    calls.add(request);
    request.push(null);
    const response = new ServerResponse(request);
    // A separate object, because the framework replaces the prototype.
    response.end = (body?: unknown) => {
      const isText = typeof body === 'string' || body instanceof Uint8Array;
      resolve(new Response(isText ? body : null, { status: response.statusCode }));
      response.emit('finish');
      response.emit('close');
      return response;
    };
    listener(request, response);
  });
