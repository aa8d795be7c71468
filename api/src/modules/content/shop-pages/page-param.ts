import { Param, type PipeTransform } from '@nestjs/common';
import { SHOP_PAGE_NAMES, type ShopPageName } from '@shop/shop-rules';
import { NotFound } from '../../../platform/http/problem.js';

class PagePipe implements PipeTransform<string, ShopPageName> {
  transform(value: string): ShopPageName {
    const page = SHOP_PAGE_NAMES.find((name) => name === value);
    if (page === undefined) throw new NotFound();
    return page;
  }
}

/** The page named in the path; an unknown one gets 404. */
export const PageParam = (): ParameterDecorator => Param('page', new PagePipe());
