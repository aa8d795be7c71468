import { isSiteLink } from './site-link.js';

it.each([
  'https://example.com',
  'https://example.com/a?b=c#d',
  'http://example.com:8080/path',
  'HTTPS://EXAMPLE.COM',
  '/',
  '/category/2?tag=oud',
  '/category/2?tag=عود',
  '/a//b',
])('S-20 accepts the link %s', (link) => {
  expect(isSiteLink(link)).toBe(true);
});

it.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\u200bscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://example.com/1',
  'file:///etc/passwd',
  'ftp://example.com',
  'mailto:a@example.com',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '\\\\evil.example',
  'https:\\\\evil.example',
  'https:/\\evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https://',
  'https://user@evil.example',
  'https://shop.example:secret@evil.example',
  'https://exa\nmple.com',
  'https://example.com ',
  ' https://example.com',
  'category/2',
  'example.com',
  '?tag=oud',
  '#top',
  '',
  null,
  undefined,
  7,
  ['https://example.com'],
])('S-20 rejects the link %j', (link) => {
  expect(isSiteLink(link)).toBe(false);
});
