/** A mail before it becomes text and HTML; every value is plain text. */
export interface MailDocument {
  locale: 'en' | 'ar';
  subject: string;
  heading: string;
  paragraphs: string[];
  /** Goods: name, quantity, price. */
  goods: { name: string; details: string; quantity: number; price: string }[];
  /** Pairs such as "Total" and its amount; the last one stands out. */
  sums: { label: string; value: string }[];
  facts: { label: string; value: string }[];
  button?: { label: string; url: string };
  footer: string;
}
