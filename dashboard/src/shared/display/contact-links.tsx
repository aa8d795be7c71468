import { Mail, Phone } from 'lucide-react';

const link = 'inline-flex min-h-9 items-center gap-2 underline-offset-4 hover:underline';

/** Contact links: email, and phone if known. */
export const ContactLinks = ({ email, phone }: { email: string; phone?: string }) => (
  <p className="flex flex-col items-start text-small">
    <a href={`mailto:${email}`} title={email} className={`${link} max-w-full`}>
      <Mail className="size-4 shrink-0 text-muted" />
      <bdi dir="ltr" className="max-w-64 truncate">
        {email}
      </bdi>
    </a>
    {phone && (
      <a href={`tel:${phone}`} className={link}>
        <Phone className="size-4 shrink-0 text-muted" />
        <bdi dir="ltr">{phone}</bdi>
      </a>
    )}
  </p>
);
