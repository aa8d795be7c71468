import PostalMime, { type Address } from 'postal-mime';

/** One header of a caught mail. */
export interface MailHeader {
  name: string;
  value: string;
}

/** An attachment of a caught mail, without its bytes. */
interface MailAttachment {
  filename: string;
  mimeType: string;
  /** Bytes. */
  size: number;
}

/** A mail as the mailbox lists it. */
export interface MailSummary {
  id: string;
  from: string;
  /** The recipients the sender named to the SMTP server, hidden copies included. */
  to: string[];
  subject: string;
  /** Without the angle brackets; the same for every try to send one mail. */
  messageId: string;
  /** ISO 8601. */
  receivedAt: string;
}

/** A caught mail. */
export interface MailMessage extends MailSummary {
  text: string;
  html: string;
  headers: MailHeader[];
  attachments: MailAttachment[];
}

/** A mail as it came, with the addresses of the SMTP conversation. */
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

/** Reads a raw mail into its parts. */
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
