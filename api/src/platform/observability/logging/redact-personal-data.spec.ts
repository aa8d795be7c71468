import { redactPersonalData } from './redact-personal-data.js';

it.each([
  ['550 5.1.1 <layla@example.com>: no such mailbox', '550 5.1.1 <…>: no such mailbox'],
  ['Phone +971 50 123 4567 is invalid', 'Phone … is invalid'],
  ['The carrier responded with 503.', 'The carrier responded with 503.'],
])(
  'S-19 removes addresses and phone numbers from texts for queues and logs: %p',
  (text, redacted) => {
    expect(redactPersonalData(text)).toBe(redacted);
  },
);
