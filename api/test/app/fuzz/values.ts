/** Texts that few programs expect; the last two are long and deep. */
export const TEXTS = [
  '',
  ' ',
  '0',
  '-1',
  '1.5',
  '1e308',
  'NaN',
  'Infinity',
  '99999999999999999999',
  'true',
  'null',
  '[]',
  '{}',
  '["',
  '\0',
  '\ud800',
  'ا\u202e',
  '%',
  "'; drop table users; --",
  '../../etc/passwd',
  '<img src=x onerror=alert(1)>',
  '=1+1',
  'a@example.com\r\nBcc: b@example.org',
  '__proto__',
  'constructor',
  'x'.repeat(70_000),
  '['.repeat(20_000) + ']'.repeat(20_000),
];
const SHORT_TEXTS = TEXTS.filter((text) => text.length < 1000);

/** A lone surrogate cannot be part of an address. */
const isWhole = (text: string): boolean => !/\p{Surrogate}/u.test(text);
/** Texts for paths and queries. */
export const URL_TEXTS = SHORT_TEXTS.filter(isWhole);

export const VALUES: unknown[] = [
  ...TEXTS,
  null,
  true,
  0,
  -1,
  1.5,
  1e300,
  5e-324,
  2 ** 31,
  2 ** 53,
  [],
  [[]],
  [null],
  {},
  { toString: 1, valueOf: null, length: 1e9 },
];

/** Bodies that are not an object, or no JSON. */
export const BODIES = [
  'null',
  '1',
  '"text"',
  '[]',
  '[{}]',
  '{',
  '{"a":1}}',
  '\u0000',
  '{"a":1e999}',
  '{"a":NaN}',
  '{"a":-Infinity}',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`,
  '{"__proto__":{"__proto__":null},"constructor":null,"hasOwnProperty":1}',
];

/** Names that no body has, or that only the server sets. */
export const EXTRA_NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'id',
  'userId',
  'user_id',
  'role',
  'type',
  'isAdmin',
  'rights',
  'vendor',
  'vendorId',
  'createdBy',
  'state',
  'price',
  'total',
  'rating',
  'emailVerifiedAt',
  'deleted_at',
];

/** Bodies whose declared type and content differ, or that end too early. */
export const MISTYPED: { type: string; text: string }[] = [
  { type: 'text/plain', text: '{"a":1}' },
  {
    type: 'application/xml',
    text: '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>',
  },
  { type: 'application/json; charset=utf-16', text: '{"a":1}' },
  { type: 'application/json;charset=nonsense', text: '{}' },
  { type: 'application/x-www-form-urlencoded', text: 'a[b][c][d]=1&a=2&__proto__[x]=1&%ff=%zz' },
  { type: 'application/x-www-form-urlencoded', text: `a${'[a]'.repeat(500)}=1` },
  { type: 'multipart/form-data', text: '--x\r\n\r\n' },
  { type: 'multipart/form-data; boundary=x', text: '' },
  {
    type: 'multipart/form-data; boundary=x',
    text: '--x\r\nContent-Disposition: form-data; name="a"',
  },
  {
    type: 'multipart/form-data; boundary=x',
    text: '--x\r\nContent-Disposition: form-data; name="items[90000000]"\r\n\r\n1\r\n--x--\r\n',
  },
  {
    type: 'multipart/form-data; boundary=x',
    text: '--x\r\nContent-Disposition: form-data; name="__proto__[a]"\r\n\r\n1\r\n--x--\r\n',
  },
  {
    type: 'multipart/form-data; boundary=x',
    text: '--x\r\nContent-Disposition: form-data; name="file"; filename="../../a.php"\r\nContent-Type: image/png\r\n\r\n<?php\r\n--x--\r\n',
  },
  { type: `multipart/form-data; boundary=${'x'.repeat(5000)}`, text: '--x--' },
  { type: 'nonsense', text: '{}' },
];

/** Headers of unusual clients. */
export const HEADERS: Record<string, string>[] = [
  { Authorization: 'Bearer' },
  { Authorization: 'Bearer a.b.c' },
  { Authorization: `Bearer ${'x'.repeat(4000)}` },
  { Authorization: 'Basic YWRtaW46YWRtaW4=' },
  { Cookie: 'liwan_staff=%00; liwan_staff=; XSRF-TOKEN=%ff' },
  { Cookie: 'liwan_browser=j:{}; liwan_staff=j:[1]' },
  { Cookie: 'liwan_browser=' },
  { 'X-XSRF-TOKEN': 'null' },
  { 'Accept-Language': 'ar;q=NaN,*;q=-1,xx-'.padEnd(900, 'x,') },
  { Accept: 'application/xml;q=1e999' },
  { 'If-None-Match': '*' },
  { 'If-Modified-Since': 'never' },
  { Range: 'bytes=-1,0-,5-2' },
  { 'Idempotency-Key': '\u00ff'.repeat(200) },
  { 'X-Forwarded-For': 'unknown, [::1]:99999, %00' },
  { 'X-Forwarded-Host': 'attacker.example' },
  { 'X-Forwarded-Proto': 'javascript' },
  { 'X-HTTP-Method-Override': 'DELETE' },
  { 'X-Request-Id': '{"a":1}'.repeat(40) },
  { 'Content-Encoding': 'gzip' },
  { Origin: 'null' },
  { traceparent: '00-zz-zz-zz' },
];

/** Queries with parameters that no operation documents. */
export const QUERIES = [
  'unknown=1',
  '__proto__=1&constructor=2&toString=3',
  '__proto__[isAdmin]=true',
  '%ff=%ff',
  '&&&===',
  `x=${'y'.repeat(6000)}`,
  Array.from({ length: 1200 }, (_, at) => `p${at}=1`).join('&'),
];
