import { randomBytes } from 'node:crypto';
import http from 'node:http';
import net from 'node:net';

const LIMIT_MS = 30_000;
/** Most bytes of a raw response that are read. */
const RAW_MAX = 100_000;

/** An address of its own, as behind the proxy; limits per address count each apart. */
export const anyAddress = () => Array.from(randomBytes(4)).join('.');

const bodyOf = async ({ json, form, files, body, type }) => {
  if (json !== undefined) return { body: JSON.stringify(json), type: 'application/json' };
  if (form)
    return {
      body: new globalThis.URLSearchParams(form).toString(),
      type: 'application/x-www-form-urlencoded',
    };
  if (files) {
    const data = new globalThis.FormData();
    for (const [name, value] of Object.entries(files))
      for (const each of [value].flat())
        if (typeof each === 'string') data.append(name, each);
        else data.append(name, new globalThis.Blob([each.bytes], { type: each.type }), each.name);
    const encoded = new globalThis.Response(data);
    return {
      body: Buffer.from(await encoded.arrayBuffer()),
      type: encoded.headers.get('content-type'),
    };
  }
  return { body, type };
};

const parsed = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Sends a request with any headers, also `Host`, and returns status, headers, text and JSON; redirects are not
 * followed. The path is sent as it is.
 */
export const request = async (port, method, target, options = {}) => {
  const { body, type } = await bodyOf(options);
  return new Promise((resolve, reject) => {
    const sent = http.request(
      {
        host: '127.0.0.1',
        port,
        method,
        path: target,
        agent: false,
        timeout: LIMIT_MS,
        headers: {
          Host: `localhost:${port}`,
          'X-Forwarded-For': anyAddress(),
          ...(type && { 'Content-Type': type }),
          ...(body !== undefined && { 'Content-Length': Buffer.byteLength(body) }),
          ...options.headers,
        },
      },
      (response) => {
        const chunks = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () => {
          const bytes = Buffer.concat(chunks);
          const text = bytes.toString();
          const { statusCode: status, headers } = response;
          resolve({ status, headers, bytes, text, json: parsed(text) });
        });
        response.on('error', reject);
      },
    );
    sent.on('timeout', () => sent.destroy(new Error(`${method} ${target}: no response in time`)));
    sent.on('error', reject);
    sent.end(body);
  });
};

/** Writes bytes to a connection, and returns what comes back until it is closed or silent. */
export const raw = (port, text, silentMs = 1500) =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    let received = '';
    const end = () => {
      socket.destroy();
      resolve(received);
    };
    socket.setTimeout(silentMs, end);
    socket.on('data', (chunk) => {
      received += chunk;
      if (received.length > RAW_MAX) end();
    });
    socket.on('close', () => resolve(received));
    socket.on('error', () => resolve(received));
    socket.write(text);
  });
