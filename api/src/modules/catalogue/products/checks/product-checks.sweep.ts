import { Injectable } from '@nestjs/common';
import { Variants } from '../../../../platform/files/pictures/variants.js';
import { ProductChecksQueries } from './product-checks.queries.js';

const BATCH = 20;
const UNKNOWN = { width: 0, height: 0 };

/** Checks changed products in the worker, and measures their pictures. */
@Injectable()
export class ProductChecksSweep {
  constructor(
    private readonly checks: ProductChecksQueries,
    private readonly variants: Variants,
  ) {}

  async sweep(stop?: AbortSignal): Promise<void> {
    do {
      while (!stop?.aborted && (await this.checks.checkChanged()));
    } while (!stop?.aborted && (await this.measure(stop)));
  }

  /** Returns whether there were pictures to measure. */
  private async measure(stop?: AbortSignal): Promise<boolean> {
    const pictures = await this.checks.unmeasured(BATCH);
    for (const picture of pictures) {
      if (stop?.aborted) break;
      const size = await this.variants.sizeOf(picture.file);
      await this.checks.measured(picture, size ?? UNKNOWN);
    }
    return pictures.length > 0;
  }
}
