import { redact } from './redact.js';

it('S-05 redacts fields with secrets and personal data, in any notation of their name', () => {
  expect(
    redact({
      status: 400,
      body: {
        Password: 'x',
        card_no: 'x',
        'set-cookie': ['x'],
        xsrfToken: 'x',
        phone: 'x',
        city: 'Dubai',
      },
    }),
  ).toEqual({
    status: 400,
    body: {
      Password: '[Redacted]',
      card_no: '[Redacted]',
      'set-cookie': '[Redacted]',
      xsrfToken: '[Redacted]',
      phone: '[Redacted]',
      city: 'Dubai',
    },
  });
});

it('S-05 redacts the data in an error and its cause', () => {
  const cause = Object.assign(new Error('Key (email)=(a@b.example) exists'), {
    detail: 'x',
    code: '23505',
  });
  const redacted = redact({
    err: Object.assign(new Error('failed', { cause }), { parameters: ['x'] }),
  });
  expect(redacted).toEqual({
    err: {
      type: 'Error',
      message: 'failed',
      stack: expect.any(String),
      cause: {
        type: 'Error',
        message: 'Key (email)=(…) exists',
        stack: expect.any(String),
        code: '23505',
      },
    },
  });
});

it('keeps the request id', () => {
  const requestId = '01234567-8901-4234-8567-890123456789';
  expect(redact({ requestId, list: [1, null, undefined, true] })).toEqual({
    requestId,
    list: [1, null, undefined, true],
  });
});
