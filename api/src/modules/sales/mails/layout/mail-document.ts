/** A mail before it becomes text and HTML; every value is plain text. */
export interface MailDocument {
  locale: 'en' | 'ar';
  subject: string;
  heading: string;
  paragraphs: string[];
  /** Goods, some with a link. */
  goods: {
    name: string;
    details: string;
    quantity: number;
    price: string;
    link?: { label: string; url: string };
  }[];
  /** Pairs such as "Total" and its amount; the last one is emphasised. */
  sums: { label: string; value: string }[];
  /** Name and value pairs; a fact with an address is a link. */
  facts: { label: string; value: string; url?: string }[];
  button?: { label: string; url: string };
  footer: string;
  /** Below the footer, to receive no more of these mails. */
  stop?: { label: string; url: string };
}
