import { buffer } from 'node:stream/consumers';
import { Injectable, Logger } from '@nestjs/common';
import { DEFAULT_ACCENT } from '@shop/shop-rules';
import { FileStore } from '../../../platform/files/store/file-store.js';
import { AppearanceService } from '../../content/settings/appearance/appearance.service.js';
import type { StoredLogo } from '../../content/settings/appearance/appearance.entity.js';
import { BusinessDetailsService } from '../../content/settings/business-details.service.js';
import type { Letterhead } from './document-parts.js';
import type { Seller } from './invoice.js';

type SellerDetails = {
  [Name in 'legalName' | 'invoiceAddress' | 'invoiceAddressAr' | 'taxNumber']: string | undefined;
};

/** What is at the top of the documents, by the shop's settings. */
@Injectable()
export class Letterheads {
  private readonly logger = new Logger(Letterheads.name);
  private latest: { file: string; png: Buffer } | undefined;

  constructor(
    private readonly appearance: AppearanceService,
    private readonly details: BusinessDetailsService,
    private readonly store: FileStore,
  ) {}

  async current(): Promise<Letterhead> {
    const { name, accent, logo } = await this.appearance.identity();
    return {
      name,
      accent: accent ?? DEFAULT_ACCENT,
      logo: logo ? await this.read(logo) : undefined,
    };
  }

  /** The shop as the seller; a document of the past has the tax number that it was issued with, empty for none. */
  seller(taxNumber?: string): Promise<Seller> {
    return this.sellerWith({ taxNumber });
  }

  /** The seller with details that are not saved; those that are undefined are as saved. */
  async sellerWith(changed: Partial<SellerDetails>): Promise<Seller> {
    const saved = await this.details.current();
    const {
      legalName = saved.legalName,
      invoiceAddress = saved.invoiceAddress,
      invoiceAddressAr = saved.invoiceAddressAr,
      taxNumber = saved.taxNumber,
    } = changed;
    const letterhead = await this.current();
    const name = legalName ? { en: legalName, ar: legalName } : letterhead.name;
    return {
      letterhead: { ...letterhead, name },
      address: { en: invoiceAddress, ar: invoiceAddressAr || invoiceAddress },
      trn: taxNumber || undefined,
    };
  }

  /** The stored logo; without it the document shows the name instead of failing. */
  private async read({ file }: StoredLogo): Promise<Buffer | undefined> {
    if (this.latest?.file === file) return this.latest.png;
    try {
      const png = await buffer(await this.store.read(file));
      this.latest = { file, png };
      return png;
    } catch (error) {
      this.logger.warn(`${file}: ${String(error)}`);
      return undefined;
    }
  }
}
