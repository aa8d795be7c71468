import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { UNDEFINED_TEXT } from '@shop/shop-rules';
import type { DataSource, EntityManager } from 'typeorm';
import { NotFound, Rejected } from '../../../platform/http/problem.js';
import { msg } from '../../../platform/i18n/message.js';
import { cityNameOf } from '../../sales/order-core/city-name.js';
import { toE164 } from '../shoppers/phone.js';
import { ADDRESS_LIMIT, type AddressInputDto } from './address.dto.js';
import { Address } from './address.entity.js';
import { AddressesQueries } from './addresses.queries.js';

type Fields = Omit<Address, 'id' | 'userId' | 'isDefault' | 'createdAt'>;

/** The address book of a shopper; its default address is that of the profile. */
@Injectable()
export class AddressesService {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly queries: AddressesQueries,
  ) {}

  /** The default address first. */
  list(userId: number, manager: EntityManager = this.db.manager): Promise<Address[]> {
    return manager.find(Address, {
      where: { userId },
      order: { isDefault: 'desc', id: 'asc' },
      take: ADDRESS_LIMIT,
    });
  }

  /** Adds an address; adding an equal one changes nothing. The first becomes the default. */
  add(userId: number, input: AddressInputDto): Promise<Address[]> {
    const fields = fieldsOf(input);
    return this.change(userId, async (manager, book) => {
      const equal = book.find((each) => isEqual(each, fields));
      if (!equal && book.length >= ADDRESS_LIMIT)
        throw new Rejected('too_many_addresses', msg('address.limit', { count: ADDRESS_LIMIT }));
      const id = equal?.id ?? (await insert(manager, { ...fields, userId }));
      if (input.isDefault) await this.queries.makeDefault(manager, userId, id);
    });
  }

  update(userId: number, id: number, input: AddressInputDto): Promise<Address[]> {
    const fields = fieldsOf(input);
    return this.change(userId, async (manager) => {
      const { affected } = await manager.update(Address, { id, userId }, fields);
      if (!affected) throw new NotFound(msg('address.notFound'));
      if (input.isDefault) await this.queries.makeDefault(manager, userId, id);
    });
  }

  /** Removing an address twice changes nothing. The newest one becomes the default instead of a removed default. */
  remove(userId: number, id: number): Promise<Address[]> {
    return this.change(userId, async (manager) => {
      await manager.delete(Address, { id, userId });
    });
  }

  /** One change of the book at a time; then default address and profile are made to agree. */
  private change(
    userId: number,
    work: (manager: EntityManager, book: Address[]) => Promise<void>,
  ): Promise<Address[]> {
    return this.db.transaction(async (manager) => {
      await this.queries.lock(manager, userId);
      await work(manager, await this.list(userId, manager));
      await this.queries.makeSomeDefault(manager, userId);
      await this.queries.toProfile(manager, userId, UNDEFINED_TEXT);
      return this.list(userId, manager);
    });
  }
}

const insert = async (manager: EntityManager, address: Partial<Address>): Promise<number> => {
  const { identifiers } = await manager.insert(Address, address);
  return Number(identifiers[0]?.['id']);
};

const fieldsOf = (input: AddressInputDto): Fields => ({
  label: input.label ?? '',
  fullName: input.fullName,
  phone: toE164(input.phone),
  city: cityNameOf(input.city, '#/city'),
  area: input.area,
  building: input.building,
  flat: input.flat ?? '',
  notes: input.notes ?? '',
});

/** Whether a parcel goes to the same person and place. */
const isEqual = (a: Fields, b: Fields): boolean =>
  (['fullName', 'phone', 'city', 'area', 'building', 'flat', 'notes'] as const).every(
    (name) => a[name].toLowerCase() === b[name].toLowerCase(),
  );
