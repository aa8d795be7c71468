import { ApiProperty } from '@nestjs/swagger';
import { Message, msg, type PlainId } from '../i18n/message.js';

/** Success of a write. */
export class DoneDto {
  success: boolean;
  @ApiProperty({ type: String }) message: Message;
}

/** Response of a write without further data. */
export const done = (message: PlainId | Message): DoneDto => ({
  success: true,
  message: message instanceof Message ? message : msg(message),
});
