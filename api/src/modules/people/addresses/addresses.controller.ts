import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { done } from '../../../platform/http/done.dto.js';
import { IdParam } from '../../../platform/http/validation/id-param.js';
import { Roles } from '../../../platform/auth/access.js';
import { OwnerOnly } from '../../../platform/auth/owner-only.js';
import {
  ADDRESS_LIMIT,
  AddressesDto,
  AddressesSavedDto,
  AddressInputDto,
  toAddressDto,
} from './address.dto.js';
import type { Address } from './address.entity.js';
import { AddressesService } from './addresses.service.js';

const bookOf = (addresses: Address[]): AddressesDto => ({
  addresses: addresses.map(toAddressDto),
  limit: ADDRESS_LIMIT,
});

@Roles('shopper')
@OwnerOnly('id')
@Controller('users/:id/addresses')
export class AddressesController {
  constructor(private readonly addresses: AddressesService) {}

  /** The owner's address book. */
  @Get()
  async all(@IdParam() id: number): Promise<AddressesDto> {
    return bookOf(await this.addresses.list(id));
  }

  /** Adds an address, unless the book has the same one. */
  @Post()
  @HttpCode(200)
  async add(@IdParam() id: number, @Body() input: AddressInputDto): Promise<AddressesSavedDto> {
    return { ...done('address.saved'), ...bookOf(await this.addresses.add(id, input)) };
  }

  /** Replaces an address. */
  @Put(':addressId')
  async update(
    @IdParam() id: number,
    @IdParam('addressId') addressId: number,
    @Body() input: AddressInputDto,
  ): Promise<AddressesSavedDto> {
    const addresses = await this.addresses.update(id, addressId, input);
    return { ...done('address.saved'), ...bookOf(addresses) };
  }

  /** Removes an address; orders keep theirs. */
  @Delete(':addressId')
  async remove(
    @IdParam() id: number,
    @IdParam('addressId') addressId: number,
  ): Promise<AddressesSavedDto> {
    return { ...done('address.removed'), ...bookOf(await this.addresses.remove(id, addressId)) };
  }
}
