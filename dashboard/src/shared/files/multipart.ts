import { ApiError, cancellable, fetchUpload } from '@shop/api-client';

/** Multipart body with files; an array becomes one field per item. */
const toFormData = (body: object): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(body))
    for (const item of Array.isArray(value) ? value : [value])
      if (item instanceof Blob) form.append(name, item);
      else if (item !== undefined && item !== null) form.append(name, String(item));
  return form;
};

/** Request options of an upload, without a timeout. */
export const multipart = {
  bodySerializer: toFormData,
  fetch: fetchUpload,
};

/** Sends the request by XMLHttpRequest, because `fetch` reports no upload progress. */
const send = (
  { method, url, headers }: Request,
  signal: AbortSignal,
  form: FormData,
  onSent: (bytes: number) => void,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    const failure = navigator.onLine ? 'network' : 'offline';
    call.open(method, url);
    headers.forEach((value, name) => {
      // The browser sets the multipart boundary.
      if (name !== 'content-type') call.setRequestHeader(name, value);
    });
    call.upload.onprogress = ({ loaded }) => onSent(loaded);
    call.onload = () => resolve(new Response(call.responseText, { status: call.status }));
    call.onerror = () => reject(new ApiError('Network Error', 0, failure));
    call.onabort = () => reject(new ApiError('Request aborted', 0, 'aborted'));
    signal.addEventListener('abort', () => call.abort());
    call.send(form);
  });

/** Request options with upload progress in bytes. */
export const multipartWithProgress = (onSent: (bytes: number) => void) => {
  let form = new FormData();
  return {
    bodySerializer: (body: object) => (form = toFormData(body)),
    fetch: (request: Request) =>
      cancellable(request, (signal) => send(request, signal, form, onSent)),
  };
};
