/** Response of a handler; `reset` closes the connection without a response. */
export type SandboxResponse =
  | 'reset'
  | {
      readonly status: number;
      readonly headers: Record<string, string>;
      readonly body: string | Uint8Array;
    };

const typed = (type: string, body: string | Uint8Array, status: number): SandboxResponse => ({
  status,
  headers: { 'content-type': type },
  body,
});

export const json = (value: unknown, status = 200) =>
  typed('application/json; charset=utf-8', JSON.stringify(value), status);
export const text = (value: string, status = 200) =>
  typed('text/plain; charset=utf-8', value, status);
export const html = (value: string, status = 200) =>
  typed('text/html; charset=utf-8', value, status);
export const xml = (value: string, status = 200) => typed('text/xml; charset=utf-8', value, status);
export const pdf = (value: Uint8Array) => typed('application/pdf', value, 200);
export const redirect = (location: string): SandboxResponse => ({
  status: 303,
  headers: { location },
  body: '',
});
