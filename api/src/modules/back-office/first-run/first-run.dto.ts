import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { MailAddress } from '../../../platform/http/validation/mail-address.js';
import { Trimmed } from '../../../platform/http/validation/trimmed.js';
import { Message } from '../../../platform/i18n/message.js';
import { TESTED_PROVIDERS, type TestedProvider } from './provider-test.entity.js';

/** The shop has no admin account yet. */
export class UnclaimedDto {
  unclaimed: boolean;
}

/** What the login page of staff offers besides the login. */
export class LoginOptionsDto {
  /** There is no admin account yet, so that `POST /first-run` can create it. */
  firstRun: boolean;
}

/** The account of the owner; the email address becomes the username. */
export class ClaimDto {
  /** The token of the API's log or of the setting `SETUP_TOKEN`. */
  @Trimmed() @IsString() @IsNotEmpty() @MaxLength(200) token: string;
  @Trimmed() @IsString() @IsNotEmpty() @MaxLength(120) name: string;
  @Trimmed() @MailAddress() email: string;
  @IsString() @IsNotEmpty() @MaxLength(128) password: string;
}

/** The last test of a provider. */
export class ProviderStateDto {
  @ApiProperty({ enum: TESTED_PROVIDERS, enumName: 'TestedProvider' }) provider: TestedProvider;
  /** Null: never tested. */
  @ApiProperty({ type: Boolean, nullable: true }) succeeded: boolean | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) testedAt: Date | null;
  /** Why it failed. Null: it succeeded, or the reason was not stored. */
  @ApiProperty({ type: String, nullable: true }) reason: Message | null;
}

/** What of a new shop is set up. */
export class FirstRunDto {
  /** The shop has a name of its own. */
  name: boolean;
  /** Logo, icon, accent color or sender of mails were saved. */
  appearance: boolean;
  /** Shoppers can reach the shop: a phone, an email address or a chat number was entered. */
  contact: boolean;
  /** The business details, with the pick-up address, were entered. */
  business: boolean;
  providers: ProviderStateDto[];
  /** There is a product. */
  product: boolean;
  /** An order was placed. */
  order: boolean;
}

export class TestProviderDto {
  @ApiProperty({ enum: TESTED_PROVIDERS, enumName: 'TestedProvider' })
  @IsIn(TESTED_PROVIDERS)
  provider: TestedProvider;
}

/** The result of a test, with the provider's own reason of a failure. */
export class ProviderTestDto {
  @ApiProperty({ enum: TESTED_PROVIDERS, enumName: 'TestedProvider' }) provider: TestedProvider;
  succeeded: boolean;
  @ApiProperty({ type: String }) message: Message;
}
