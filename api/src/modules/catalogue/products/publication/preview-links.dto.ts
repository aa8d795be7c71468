import { DoneDto } from '../../../../platform/http/done.dto.js';

/** The link that shows a product as shoppers would see it, without a login. */
export class PreviewLinkDto {
  /** Path in the shop. */
  path: string;
  /** ISO time at which the link expires. */
  validUntil: string;
}

/** A link without its address, which is shown only when it is created. */
export class LivePreviewDto {
  id: number;
  /** Name of the account that created it. */
  createdBy: string | null;
  createdAt: string;
  /** ISO time at which it expires. */
  validUntil: string;
}

/** The newest first, at most 20. */
export class PreviewLinksDto {
  links: LivePreviewDto[];
}

export class PreviewsRevokedDto extends DoneDto {
  /** Number of links; 0 if they were revoked before. */
  revoked: number;
}
