import { json, type SandboxResponse } from '../http/responses.js';
import type { SandboxRequest } from '../http/routes.js';
import { parseFields, type Fields } from './read.js';

/** An invalid control call. */
export class ControlError extends Error {}

/** Parses a control call's JSON and returns the handler's result, `{ok:true}` by default. */
export async function controlled(
  request: SandboxRequest,
  act: (input: Fields) => unknown,
): Promise<SandboxResponse> {
  const isJson = request.headers['content-type']?.startsWith('application/json') ?? false;
  if (request.body && !isJson) return json({ error: 'Send application/json.' }, 415);
  const input = request.body ? parseFields(request.body) : {};
  if (!input) return json({ error: 'The body is not a JSON object.' }, 400);
  try {
    return json((await act(input)) ?? { ok: true });
  } catch (error) {
    if (error instanceof ControlError) return json({ error: error.message }, 400);
    throw error;
  }
}
