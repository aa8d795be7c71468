import sharp from 'sharp';
import type { Response } from 'supertest';
import type { StaffSession } from './catalogue-rows.js';
import type { TestApp } from './test-app.js';

export const ACCENT = '#7a1f3d';

export const painted = (width: number, height: number, background: string): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();

/** Texts of the form, with the version in effect. */
export const appearanceFields = async (
  { http }: TestApp,
  { cookie }: StaffSession,
): Promise<Record<string, string>> => {
  const { body } = await http.get('/api/admin/appearance').set('Cookie', cookie).expect(200);
  const { version, accent, mailName, mailFrom, mailReplyTo } = body;
  return { version: String(version), accent: accent ?? '', mailName, mailFrom, mailReplyTo };
};

/** The form with some texts replaced, and files by field. */
export const putAppearance = async (
  test: TestApp,
  by: StaffSession,
  change: Record<string, string> = {},
  files: Record<string, { content: Buffer; name?: string; type?: string }> = {},
): Promise<Response> => {
  const request = test.http
    .put('/api/admin/appearance')
    .set('Cookie', by.cookie)
    .set('X-XSRF-TOKEN', by.xsrf);
  const fields = { ...(await appearanceFields(test, by)), ...change };
  for (const [name, value] of Object.entries(fields)) void request.field(name, value);
  for (const [field, { content, name = `${field}.png`, type = 'image/png' }] of Object.entries(
    files,
  ))
    void request.attach(field, content, { filename: name, contentType: type });
  return request;
};
