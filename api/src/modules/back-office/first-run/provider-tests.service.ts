import { randomInt, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Env } from '../../../platform/config/env.js';
import { AramexGateway } from '../../../platform/gateways/aramex/aramex.gateway.js';
import { CardPaymentGateway } from '../../../platform/gateways/card-payment/card-payment.gateway.js';
import { MailerGateway } from '../../../platform/gateways/mailer/mailer.gateway.js';
import { mailProblem } from '../../../platform/gateways/mailer/mail-problem.js';
import { MessageError } from '../../../platform/i18n/message-error.js';
import { msg, type Message } from '../../../platform/i18n/message.js';
import { withTimeout } from '../../../platform/queues/with-timeout.js';
import { BusinessDetailsService } from '../../content/settings/business-details.service.js';
import { AppearanceService } from '../../content/settings/appearance/appearance.service.js';
import { StaffService } from '../../people/staff/staff.service.js';
import { writeAudit } from '../audit/write-audit.js';
import type { ProviderTestDto } from './first-run.dto.js';
import { ProviderTest, type TestedProvider } from './provider-test.entity.js';

/** Shorter than the dashboard waits for a response. */
const LIMIT_MS = 12_000;
const DESTINATION = 'Dubai';
/** Far above the sequence of payments, so that no payment has this number. */
const UNUSED_NUMBERS = [9e13, 9.9e13] as const;

/** One real call to each provider, without an effect on orders. */
@Injectable()
export class ProviderTestsService {
  private readonly calls: Record<TestedProvider, (staffId: number) => Promise<Message>> = {
    mail: (staffId) => this.sendMail(staffId),
    carrier: () => this.priceParcel(),
    card: () => this.reachCardGateway(),
  };

  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly env: Env,
    private readonly mailer: MailerGateway,
    private readonly carrier: AramexGateway,
    private readonly card: CardPaymentGateway,
    private readonly appearance: AppearanceService,
    private readonly details: BusinessDetailsService,
    private readonly staff: StaffService,
  ) {}

  /** Runs a test, stores its result and records who ran it. */
  async run(provider: TestedProvider, staffId: number): Promise<ProviderTestDto> {
    const result = await this.calls[provider](staffId).then(
      (message) => ({ provider, succeeded: true, message }),
      (error: unknown) => ({ provider, succeeded: false, message: reasonOf(provider, error) }),
    );
    const { succeeded, message } = result;
    const reason = succeeded ? null : { id: message.id, values: message.values };
    await this.db.transaction(async (manager) => {
      const row = { provider, succeeded, testedAt: new Date(), reason };
      await manager.upsert(ProviderTest, row, ['provider']);
      await writeAudit(manager, {
        action: succeeded ? 'tested' : 'test_failed',
        subject: 'provider_tests',
        subjectId: 0,
        label: provider,
      });
    });
    return result;
  }

  /** To the caller, or to the sales address if the account has none. */
  private async sendMail(staffId: number): Promise<Message> {
    const to = (await this.staff.one(staffId)).email ?? this.env.SALES_EMAIL;
    const { name, mailName, mailFrom } = await this.appearance.identity();
    const text = `This test mail of ${name.en} arrived.\n\nوصلت هذه الرسالة التجريبية من ${name.ar}.`;
    const mail = {
      messageId: randomUUID(),
      from: { name: mailName || name.en, address: mailFrom },
      to,
      subject: `${name.en}: test`,
      text,
      html: `<p>${text.split('\n\n').map(escaped).join('</p><p dir="rtl">')}</p>`,
    };
    await withTimeout(this.mailer.send(mail), LIMIT_MS);
    return msg('mailServer.sent', { to });
  }

  private async priceParcel(): Promise<Message> {
    const { pickupCity: from } = await this.details.current();
    const { amount, currency } = await this.carrier.price(from, DESTINATION);
    return msg('carrier.priced', { amount: amount.toFixed(2), currency, from, to: DESTINATION });
  }

  /** Asks for a payment that does not exist; only the right merchant key makes the response readable. */
  private async reachCardGateway(): Promise<Message> {
    await this.card.enquire(String(randomInt(...UNUSED_NUMBERS)), LIMIT_MS);
    return msg('cardGateway.reached');
  }
}

const reasonOf = (provider: TestedProvider, error: unknown): Message => {
  if (error instanceof MessageError) return error.detail;
  if (provider === 'mail') return mailProblem(error);
  throw error;
};

const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
