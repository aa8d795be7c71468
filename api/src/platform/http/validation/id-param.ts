import { Param, type PipeTransform } from '@nestjs/common';
import { idOf } from '@shop/shop-rules';
import { InvalidInput } from '../problem.js';
import { msg } from '../../i18n/message.js';

/** An invalid id is an error of the caller, not a missing row. */
export class InvalidId extends InvalidInput {
  constructor() {
    super(msg('input.idInAddress'), undefined, 'invalid_id');
  }
}

class IdPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    const id = idOf(value);
    if (id === undefined) throw new InvalidId();
    return id;
  }
}

/** A row id of the path; an invalid one gets 400. */
export const IdParam = (name = 'id'): ParameterDecorator => Param(name, new IdPipe());
