import { applyDecorators } from '@nestjs/common';
import { isProfileUrl, SOCIAL_NETWORKS, type SocialNetwork } from '@shop/shop-rules';
import { IsOptional, MaxLength, ValidateBy } from 'class-validator';
import { Trimmed } from '../../../platform/http/validation/trimmed.js';
import { withMessage } from '../../../platform/http/validation/field-problems.js';

/** Empty, or the https address of a profile on the network. */
const Profile = (network: SocialNetwork) =>
  applyDecorators(
    Trimmed(),
    ValidateBy(
      {
        name: 'isProfileUrl',
        validator: {
          validate: (value: unknown) =>
            value === '' || (typeof value === 'string' && isProfileUrl(network, value)),
        },
      },
      withMessage('settings.profile'),
    ),
    MaxLength(200),
    IsOptional(),
  );

/** Addresses of the shop's profiles on social networks; empty: not shown. */
export class SocialLinksDto {
  @Profile('instagram') instagram: string;
  @Profile('tiktok') tiktok: string;
  @Profile('snapchat') snapchat: string;
  @Profile('facebook') facebook: string;
  @Profile('youtube') youtube: string;
  @Profile('x') x: string;
}

/** With every network, empty where none is given. */
export const socialLinks = (given: Partial<SocialLinksDto>): SocialLinksDto =>
  Object.fromEntries(
    SOCIAL_NETWORKS.map((network) => [network, given[network] ?? '']),
  ) as unknown as SocialLinksDto;
