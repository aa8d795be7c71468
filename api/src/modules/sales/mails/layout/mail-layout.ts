import { escapeHtml } from '@shop/shop-rules';
import type { MailDocument } from './mail-document.js';
import type { MailLook } from './mail-look.js';

// The colours and headings of the storefront's light theme.
const INK = '#17130f';
const SOFT = '#6a6057';
const LINE = '#ddd4c6';
const PAPER = '#f2ece2';
const FONT = "'Segoe UI',Tahoma,Arial,sans-serif";
const HEAD = "Didot,'Bodoni MT',Georgia,'Times New Roman',serif";

/** The mail as plain text. */
export const toText = (mail: MailDocument): string =>
  [
    mail.heading,
    ...mail.paragraphs,
    mail.goods
      .map(({ name, details, quantity, price, link }) =>
        [
          [`${quantity} x ${name}`, details, price].filter((part) => part).join(' - '),
          ...(link ? [`${link.label}: ${link.url}`] : []),
        ].join('\n'),
      )
      .join('\n'),
    mail.sums.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    mail.facts
      .map(({ label, value, url }) => `${label}: ${value}${url ? ` (${url})` : ''}`)
      .join('\n'),
    mail.button ? `${mail.button.label}: ${mail.button.url}` : '',
    mail.footer,
    mail.stop ? `${mail.stop.label}: ${mail.stop.url}` : '',
  ]
    .filter((part) => part !== '')
    .join('\n\n');

/** The mail as HTML: one column that fits a phone, with tables and inline styles for compatibility with mail programs. */
export const toHtml = (mail: MailDocument, { name, accent, logo }: MailLook): string => {
  const shop = escapeHtml(name[mail.locale]);
  const dir = mail.locale === 'ar' ? 'rtl' : 'ltr';
  const start = mail.locale === 'ar' ? 'right' : 'left';
  const head = mail.locale === 'ar' ? FONT : HEAD;
  const end = mail.locale === 'ar' ? 'left' : 'right';
  const cell = `padding:6px 0;font:15px/1.5 ${FONT}`;
  const link = (label: string, url: string): string =>
    `<a href="${escapeHtml(url)}" style="color:${accent}">${escapeHtml(label)}</a>`;
  const goods = mail.goods.map(
    ({ name, details, quantity, price, link: more }) =>
      `<tr><td style="${cell};color:${INK};border-bottom:1px solid ${LINE}" align="${start}">${escapeHtml(`${quantity} × ${name}`)}` +
      `${details ? `<br><span style="color:${SOFT};font-size:13px">${escapeHtml(details)}</span>` : ''}` +
      `${more ? `<br>${link(more.label, more.url)}` : ''}</td>` +
      `<td style="${cell};color:${INK};border-bottom:1px solid ${LINE};white-space:nowrap" align="${end}" valign="top">${escapeHtml(price)}</td></tr>`,
  );
  const sums = mail.sums.map(({ label, value }, at) => {
    const weight = at === mail.sums.length - 1 ? ';font-weight:bold' : '';
    return (
      `<tr><td style="${cell};color:${SOFT}${weight}" align="${start}">${escapeHtml(label)}</td>` +
      `<td style="${cell};color:${INK};white-space:nowrap${weight}" align="${end}">${escapeHtml(value)}</td></tr>`
    );
  });
  const facts = mail.facts.map(
    ({ label, value, url }) =>
      `<p style="margin:0 0 4px;font:14px/1.6 ${FONT};color:${INK}"><span style="color:${SOFT}">${escapeHtml(label)}:</span> <bdi>${url ? link(value, url) : escapeHtml(value)}</bdi></p>`,
  );
  const table = (rows: string[]): string =>
    rows.length > 0
      ? `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${rows.join('')}</table>`
      : '';
  const button = mail.button
    ? `<p style="margin:24px 0"><a href="${escapeHtml(mail.button.url)}" style="display:inline-block;background:${accent};color:#ffffff;font:bold 15px/1 ${FONT};padding:15px 28px;border-radius:2px;text-decoration:none">${escapeHtml(mail.button.label)}</a></p>`
    : '';
  const brand = logo
    ? `<img src="${escapeHtml(logo.url)}" width="${logo.width}" height="${logo.height}" alt="${shop}" style="border:0">`
    : shop;
  const paragraphs = mail.paragraphs.map(
    (text) =>
      `<p style="margin:0 0 16px;font:15px/1.6 ${FONT};color:${INK}">${escapeHtml(text).replaceAll('\n', '<br>')}</p>`,
  );
  return `<!doctype html>
<html lang="${mail.locale}" dir="${dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(mail.subject)}</title></head>
<body style="margin:0;background:${PAPER}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${PAPER}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-top:4px solid ${accent}" dir="${dir}"><tr><td style="padding:28px 24px" align="${start}">
<p style="margin:0 0 20px;font:24px/1 ${head};color:${accent}">${brand}</p>
<h1 style="margin:0 0 16px;font:24px/1.3 ${head};color:${INK}">${escapeHtml(mail.heading)}</h1>
${paragraphs.join('\n')}
${table(goods)}${table(sums)}${facts.join('\n')}
${button}
<p style="margin:24px 0 0;font:13px/1.5 ${FONT};color:${SOFT}">${escapeHtml(mail.footer)}${mail.stop ? `<br>${link(mail.stop.label, mail.stop.url)}` : ''}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>`;
};
