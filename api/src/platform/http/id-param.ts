import { Param, type PipeTransform } from '@nestjs/common';
import { idOf } from '@shop/shop-rules';
import { InvalidInput } from './problem.js';
import { say } from '../i18n/message.js';

/** What cannot be a row's id is the caller's mistake, not a missing row. */
export class InvalidId extends InvalidInput {
  constructor() {
    super(say('input.idInAddress'), undefined, 'invalid_id');
  }
}

class IdPipe implements PipeTransform<string, number> {
  transform(value: string): number {
    const id = idOf(value);
    if (id === undefined) throw new InvalidId();
    return id;
  }
}

/** A row id of the path; what cannot be one answers 400. */
export const IdParam = (name = 'id'): ParameterDecorator => Param(name, new IdPipe());
