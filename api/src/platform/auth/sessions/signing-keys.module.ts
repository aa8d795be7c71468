import { Module } from '@nestjs/common';
import { SigningKeys } from './signing-keys.js';

/** The signing keys alone: the worker signs links in mails, but has no SecurityModule. */
@Module({
  providers: [SigningKeys],
  exports: [SigningKeys],
})
export class SigningKeysModule {}
