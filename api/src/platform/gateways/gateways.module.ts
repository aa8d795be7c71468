import { Module } from '@nestjs/common';
import { AramexGateway } from './aramex/aramex.gateway.js';
import { BreachedPasswordsGateway } from './breached-passwords.gateway.js';
import { Breakers } from './breakers.js';
import { CardPaymentGateway } from './card-payment/card-payment.gateway.js';
import { MailerGateway } from './mailer/mailer.gateway.js';

const gateways = [
  AramexGateway,
  BreachedPasswordsGateway,
  Breakers,
  CardPaymentGateway,
  MailerGateway,
];

/** The only modules that call third parties. */
@Module({ providers: gateways, exports: gateways })
export class GatewaysModule {}
