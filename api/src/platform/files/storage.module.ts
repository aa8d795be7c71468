import { Global, Module } from '@nestjs/common';
import { MulterModule } from '@nestjs/platform-express';
import { Env } from '../config/env.js';
import { fileStore } from './store/file-store.provider.js';
import { FileStore } from './store/file-store.js';
import { NamedFiles } from './named-files.queries.js';
import { uploadLimits } from './upload-limits.js';
import { UploadsController } from './uploads.controller.js';
import { Uploads } from './uploads.js';
import { Variants } from './pictures/variants.js';

const limits = MulterModule.registerAsync({ inject: [Env], useFactory: uploadLimits });

/** Uploaded files: receiving, storing and serving them. */
@Global()
@Module({
  imports: [limits],
  providers: [fileStore, NamedFiles, Variants, Uploads],
  controllers: [UploadsController],
  exports: [FileStore, NamedFiles, Variants, Uploads, limits],
})
export class StorageModule {}
