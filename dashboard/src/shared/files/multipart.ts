/** A body with files as multipart fields; a list becomes one field per item. */
const toFormData = (body: object): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(body))
    for (const item of Array.isArray(value) ? value : [value])
      if (item instanceof Blob) form.append(name, item);
      else if (item !== undefined && item !== null) form.append(name, String(item));
  return form;
};

/** How a call sends files, which may take as long as they need. */
export const multipart = {
  bodySerializer: toFormData,
  fetch: (request: Request) => fetch(request),
};
