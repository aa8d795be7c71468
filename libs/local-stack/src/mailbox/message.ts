import PostalMime, { type Address } from 'postal-mime';

/** A mail header. */
export interface MailHeader {
  name: string;
  value: string;
}

/** An attachment without its content. */
interface MailAttachment {
  filename: string;
  mimeType: string;
  /** Bytes. */
  size: number;
}

/** A mail in the list. */
export interface MailSummary {
  id: string;
  from: string;
  /** Recipients of the SMTP envelope, including Bcc. */
  to: string[];
  subject: string;
  /** Without angle brackets; identical for every attempt to send one mail. */
  messageId: string;
  /** ISO 8601. */
  receivedAt: string;
}

/** A received mail. */
export interface MailMessage extends MailSummary {
  text: string;
  html: string;
  headers: MailHeader[];
  attachments: MailAttachment[];
}

/** A raw mail with its SMTP envelope. */
export interface CaughtMail {
  id: string;
  from: string;
  to: string[];
  /** ISO 8601. */
  receivedAt: string;
  raw: Buffer;
}

const written = (address: Address | undefined): string => {
  if (!address?.address) return '';
  return address.name ? `${address.name} <${address.address}>` : address.address;
};

const sizeOf = (content: ArrayBuffer | Uint8Array | string): number =>
  typeof content === 'string' ? Buffer.byteLength(content) : content.byteLength;

/** Parses a raw mail. */
export const readMessage = async ({
  id,
  from,
  to,
  receivedAt,
  raw,
}: CaughtMail): Promise<MailMessage> => {
  const mail = await PostalMime.parse(raw);
  return {
    id,
    from: written(mail.from) || from,
    to,
    subject: mail.subject ?? '',
    messageId: mail.messageId?.replace(/[<>]/g, '') ?? '',
    receivedAt,
    text: mail.text ?? '',
    html: mail.html ?? '',
    headers: mail.headers.map(({ originalKey, value }) => ({ name: originalKey, value })),
    attachments: mail.attachments.map(({ filename, mimeType, content }) => ({
      filename: filename ?? '',
      mimeType,
      size: sizeOf(content),
    })),
  };
};

export const summaryOf = ({
  id,
  from,
  to,
  subject,
  messageId,
  receivedAt,
}: MailMessage): MailSummary => ({
  id,
  from,
  to,
  subject,
  messageId,
  receivedAt,
});
